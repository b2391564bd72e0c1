import type { Command } from './command.ts'

/** Longer calls overflow the column. */
const maxSynopsisWidth = 50

export function usageOf(commands: readonly Command[]): string[] {
  const synopses = commands.map(synopsisOf)
  const width = Math.max(
    ...synopses.map((call) => call.length).filter((length) => length <= maxSynopsisWidth),
  )
  return [
    ...commands.map(({ summary }, index) => {
      const start = index === 0 ? 'usage: ' : '       '
      return `${start}${(synopses[index] ?? '').padEnd(width)}  ${summary}`
    }),
    `       ${'party-dojo <command> --help'.padEnd(width)}  more about one of them`,
  ]
}

export function usageOfCommand(command: Command): string[] {
  return [`usage: ${synopsisOf(command)}`, `       ${command.summary}`, ...(command.notes ?? [])]
}

function synopsisOf({ names: [name], synopsis }: Command): string {
  return `party-dojo ${name}${synopsis === undefined ? '' : ` ${synopsis}`}`
}
