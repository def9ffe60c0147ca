import CommandLineParsing
import Course
import Reports
import Search
import Terminal
import Typesetting

/// `lectern search`
///
/// Nothing found is a failure, as it is to grep, so that a script can tell; it is no error.
func search(_ session: Session) throws -> ExitStatus {
  let query = try SearchQuery(arguments: session.invocation.arguments)
  let course = try Course.texts(at: session.courseFolder())
  let context = session.context
  let index = CourseIndex.current(
    course, cacheFolder: session.cacheFolder, program: "\(context.programs)/lectern", clock: context.clock)
  for file in index.skipped {
    session.tell(session.messages.notSearched(file.madeVisible()))
  }
  let result = index.search(
    query, language: session.language, limit: session.invocation.number(of: .limit) ?? 20
  )
  if session.isJSON {
    try session.showJSON(CourseJSON(course: course.title, SearchJSON(result)))
  } else if result.hits.isEmpty {
    session.tell(NothingFound(query, result, session.messages, suggestion: index.suggestion).message.madeVisible())
  } else {
    try session.page([SearchReport(result: result, appearance: session.appearance).lines])
  }
  return result.hits.isEmpty ? .failure : .success
}
