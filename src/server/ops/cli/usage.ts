import type { Command } from './command.ts'

/** Longer calls stand out of the column, rather than pushing it off the screen. */
const widestCall = 50

/** Every command on a line of its own. */
export function usageOf(commands: readonly Command[]): string[] {
  const calls = commands.map(callOf)
  const width = Math.max(
    ...calls.map((call) => call.length).filter((length) => length <= widestCall),
  )
  return [
    ...commands.map(({ does }, index) => {
      const start = index === 0 ? 'usage: ' : '       '
      return `${start}${(calls[index] ?? '').padEnd(width)}  ${does}`
    }),
    `       ${'party-dojo <command> --help'.padEnd(width)}  more about one of them`,
  ]
}

/** One command, with what there is to know about its options. */
export function usageOfOne(command: Command): string[] {
  return [`usage: ${callOf(command)}`, `       ${command.does}`, ...(command.notes ?? [])]
}

function callOf({ names: [name], takes }: Command): string {
  return `party-dojo ${name}${takes === undefined ? '' : ` ${takes}`}`
}
