import type { ParseArgsConfig } from 'node:util'
import type { CommandServices, Services } from '#server/compose.ts'
import type { Env } from '#server/config/env.ts'

/** What a command exits with. */
export const exitCodes = { done: 0, failed: 1, misused: 2 } as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** What a command works with; it opens no more than it needs. */
export type Shell = {
  print: (...lines: string[]) => void
  /**
   * Throws a `StartError` that says which variable is wrong.
   * @param changes what is to stand in place of what the environment says
   */
  readEnv: (changes?: Record<string, string>) => Env
  /** The house as a running server has it, on a schema that is up to date; the caller closes it. */
  open: () => Promise<CommandServices>
  /** The same with all that visitors' requests need; sends nobody anything. */
  openHouse: () => Promise<Services>
}

export type Words = {
  /** The options that were given, by their names. */
  options: Readonly<Record<string, string | boolean>>
  /** All the rest, in order. */
  rest: readonly string[]
}

/** A sentence on what is wrong with the words. */
export type Problem = { problem: string }

type CommandOf<Input> = {
  /** The words that call it; more than one name where it has an older one. */
  names: readonly [string, ...string[]]
  /** What follows the name, as the usage shows it. */
  takes?: string
  does: string
  /** What its own help says besides, a line each. */
  notes?: readonly string[]
  options?: NonNullable<ParseArgsConfig['options']>
  /** Nothing is opened before the words are understood. */
  parse: (words: Words) => Input | Problem
  run: (input: Input, shell: Shell) => Promise<ExitCode>
}

export type Command = Omit<CommandOf<unknown>, 'parse' | 'run'> & {
  /** What to run, or what is wrong with the words. */
  prepare: (words: Words) => Prepared | Problem
}

export type Prepared = { run: (shell: Shell) => Promise<ExitCode> }

/** A command for the table, which need not know what its words mean. */
export function defineCommand<Input extends object>({
  parse,
  run,
  ...command
}: CommandOf<Input>): Command {
  const prepare = (words: Words) => {
    const input = parse(words)
    return 'problem' in input ? input : { run: (shell: Shell) => run(input, shell) }
  }
  return { ...command, prepare }
}

/** Opens the house for as long as `use` takes. */
export async function withHouse(
  { open }: Shell,
  use: (services: CommandServices) => Promise<ExitCode>,
): Promise<ExitCode> {
  const services = await open()
  try {
    return await use(services)
  } finally {
    await services.database.close()
  }
}

/** For a command that takes no words. */
export function parseNothing({ rest }: Words): Problem | Record<never, never> {
  return tooMuch(rest) ?? {}
}

/** What is wrong with words that are left over; null where none are. */
export function tooMuch(rest: readonly string[]): Problem | null {
  return rest.length === 0 ? null : { problem: `"${rest.join(' ')}" is too much.` }
}
