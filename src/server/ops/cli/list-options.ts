import { type CommandArguments, type Problem, rejectExtra } from './command.ts'
import { readLimit } from './read-limit.ts'

export const defaultLimit = 50

/** Options of a command that lists the newest of what has some words. */
export const listOptions = { find: { type: 'string' }, limit: { type: 'string' } } as const

export function parseList({
  options,
  positionals,
}: CommandArguments): { find: string; limit: number } | Problem {
  const read = readLimit(options.limit, defaultLimit)
  if ('problem' in read) return read
  return rejectExtra(positionals) ?? { ...read, find: String(options.find ?? '') }
}

/** Oldest first. @param rows newest first, one more than `limit` where there are more */
export function listNewest<Row>(
  rows: readonly Row[],
  limit: number,
  lineOf: (row: Row) => string,
): string[] {
  return [
    ...(rows.length > limit ? ['Older ones are not shown: --limit or --find.'] : []),
    ...rows.slice(0, limit).toReversed().map(lineOf),
  ]
}
