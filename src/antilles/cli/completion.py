"""Completion in the shell: scripts to install, and the answers to what they ask.

A script gives what has been typed as ``COMP_WORDS``, and the number of the word at the cursor as ``COMP_CWORD``.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import PurePath

VARIABLE = "_ANTILLES_COMPLETE"

BASH = """\
_antilles() {
    local IFS=$'\\n'
    COMPREPLY=($(COMP_WORDS="${COMP_WORDS[*]}" COMP_CWORD=$COMP_CWORD _ANTILLES_COMPLETE=1 "$1"))
}
complete -o default -F _antilles antilles
"""
ZSH = """\
#compdef antilles
_antilles() {
    local IFS=$'\\n'
    local -a found
    found=($(COMP_WORDS="${words[*]}" COMP_CWORD=$((CURRENT - 1)) _ANTILLES_COMPLETE=1 "${words[1]}"))
    if (( ${#found} )); then compadd -a found; else _files; fi
}
compdef _antilles antilles
"""
FISH = """\
function _antilles
    set -l before (commandline --tokenize --cut-at-cursor)
    set -lx COMP_WORDS (string join \\n -- $before (commandline --current-token --cut-at-cursor) | string collect)
    set -lx COMP_CWORD (count $before)
    set -lx _ANTILLES_COMPLETE 1
    antilles
end
complete --command antilles --arguments '(_antilles)'
"""
SCRIPTS = {"bash": BASH, "zsh": ZSH, "fish": FISH}


def script(environment: Mapping[str, str]) -> str:
    """For the shell that the environment names; bash's where it names none of ours."""
    return SCRIPTS.get(PurePath(environment.get("SHELL", "")).name, BASH)


def typed_words(environment: Mapping[str, str]) -> tuple[list[str], str]:
    """The words between the command and the cursor, and the one that has been begun."""
    asked = environment.get("COMP_WORDS", "")
    words = asked.split("\n") if "\n" in asked else asked.split(" ")
    count = environment.get("COMP_CWORD", "0")
    number = max(1, int(count) if count.isdecimal() else 1)
    return words[1:number], words[number] if number < len(words) else ""
