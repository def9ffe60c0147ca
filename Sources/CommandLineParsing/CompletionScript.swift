/// A shell that asks the tool what may come next.
package enum CompletionShell: String, CaseIterable, Sendable { case bash, zsh, fish }

extension CommandTable {
  /// The script that teaches a shell to complete the tool's command lines.
  ///
  /// It asks the tool itself, by a hidden command with the words typed so far. The answer's first line is `files`,
  /// `folders` or `nowhere`; each other line is a word, a tab and what it means.
  ///
  /// - Parameter command: The name of the hidden command.
  package func completionScript(for shell: CompletionShell, asking command: String) -> String {
    let (tool, function) = (root.name, "_\(root.name.map { $0.isLetter || $0.isNumber ? "\($0)" : "_" }.joined())")
    return switch shell {
    case .bash: bash(tool, function, command)
    case .zsh: zsh(tool, function, command)
    case .fish: fish(tool, function, command)
    }
  }

  private func bash(_ tool: String, _ function: String, _ command: String) -> String {
    """
    # Completes \(tool) in bash. To have it in every shell:
    #   \(tool) completions bash > ~/.local/share/bash-completion/completions/\(tool)

    \(function)() {
      local line source=
      COMPREPLY=()
      while IFS= read -r line; do
        if [[ -z $source ]]; then source=$line; else COMPREPLY+=("${line%%$'\\t'*}"); fi
      done < <("${COMP_WORDS[0]/#\\~/$HOME}" \(command) -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
      case $source in
        files) compopt -o default 2>/dev/null ;;
        folders) compopt -o dirnames 2>/dev/null ;;
      esac
    }
    complete -F \(function) \(tool)

    """
  }

  private func zsh(_ tool: String, _ function: String, _ command: String) -> String {
    """
    #compdef \(tool)
    # Completes \(tool) in zsh. To have it in every shell, in a folder of $fpath:
    #   \(tool) completions zsh > ~/.zfunc/_\(tool)

    \(function)() {
      local line
      local -a answer candidates
      answer=("${(@f)$("${words[1]/#\\~/$HOME}" \(command) -- "${(@)words[2,CURRENT]}" 2>/dev/null)}")
      for line in "${(@)answer[2,-1]}"; do
        candidates+=("${${line%%$'\\t'*}//:/\\\\:}:${line#*$'\\t'}")
      done
      (( $#candidates )) && _describe -V \(tool) candidates
      case $answer[1] in
        files) _files ;;
        folders) _files -/ ;;
      esac
    }
    if [[ $funcstack[1] == _\(tool) ]]; then \(function) "$@"; else compdef \(function) \(tool); fi

    """
  }

  private func fish(_ tool: String, _ function: String, _ command: String) -> String {
    """
    # Completes \(tool) in fish. To have it in every shell:
    #   \(tool) completions fish > ~/.config/fish/completions/\(tool).fish

    function \(function)
      set -l words (commandline -opc)
      set -l current (commandline -ct)
      set -l answer ($words[1] \(command) -- $words[2..-1] "$current" 2>/dev/null)
      if test (count $answer) -gt 1
        printf '%s\\n' $answer[2..-1]
      end
      switch "$answer[1]"
        case files
          __fish_complete_path "$current"
        case folders
          __fish_complete_directories "$current" ''
      end
    end
    complete -c \(tool) -f -k -a '(\(function))'

    """
  }
}
