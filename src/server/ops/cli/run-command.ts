import { exitCodes, type Shell } from './command.ts'
import { commands } from './commands.ts'
import { findCommand } from './find-command.ts'
import { usageOf, usageOfCommand } from './usage.ts'

const helpArguments = new Set([undefined, 'help', '--help', '-h'])

/** Returns the exit code. */
export async function runCommand(words: readonly string[], shell: Shell): Promise<number> {
  if (helpArguments.has(words[0])) {
    shell.print(...usageOf(commands))
    return exitCodes.done
  }
  const found = findCommand(commands, words)
  if ('problem' in found) {
    shell.print(
      found.problem,
      ...('command' in found ? usageOfCommand(found.command) : usageOf(commands)),
    )
    return exitCodes.usageError
  }
  if ('help' in found) {
    shell.print(...usageOfCommand(found.command))
    return exitCodes.done
  }
  return await found.run(shell)
}
