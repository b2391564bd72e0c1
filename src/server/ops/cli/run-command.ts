import { exitCodes, type Shell } from './command.ts'
import { commands } from './commands.ts'
import { findCommand } from './find-command.ts'
import { usageOf, usageOfOne } from './usage.ts'

const callsForHelp = new Set([undefined, 'help', '--help', '-h'])

/** Runs what these words ask for; gives the code to exit with. */
export async function runCommand(words: readonly string[], shell: Shell): Promise<number> {
  if (callsForHelp.has(words[0])) {
    shell.print(...usageOf(commands))
    return exitCodes.done
  }
  const found = findCommand(commands, words)
  if ('problem' in found) {
    shell.print(
      found.problem,
      ...('command' in found ? usageOfOne(found.command) : usageOf(commands)),
    )
    return exitCodes.misused
  }
  if ('help' in found) {
    shell.print(...usageOfOne(found.command))
    return exitCodes.done
  }
  return await found.run(shell)
}
