import type { ParseArgsConfig } from 'node:util'
import type { CommandServices, Services } from '#server/compose.ts'
import type { Env } from '#server/config/env.ts'

/** What a command exits with. */
export const exitCodes = { done: 0, failed: 1, usageError: 2 } as const

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
  openApp: () => Promise<Services>
}

export type CommandArguments = {
  /** The options that were given, by their names. */
  options: Readonly<Record<string, string | boolean>>
  /** All the rest, in order. */
  positionals: readonly string[]
}

/** A sentence on what is wrong with the words. */
export type Problem = { problem: string }

type CommandDefinition<Input> = {
  /** The words that call it; more than one name where it has an older one. */
  names: readonly [string, ...string[]]
  /** What follows the name, as the usage shows it. */
  synopsis?: string
  summary: string
  /** What its own help says besides, a line each. */
  notes?: readonly string[]
  options?: NonNullable<ParseArgsConfig['options']>
  /** Nothing is opened before the words are understood. */
  parse: (words: CommandArguments) => Input | Problem
  run: (input: Input, shell: Shell) => Promise<ExitCode>
}

export type Command = Omit<CommandDefinition<unknown>, 'parse' | 'run'> & {
  /** What to run, or what is wrong with the words. */
  prepare: (words: CommandArguments) => Prepared | Problem
}

export type Prepared = { run: (shell: Shell) => Promise<ExitCode> }

/** A command for the table, which need not know what its words mean. */
export function defineCommand<Input extends object>({
  parse,
  run,
  ...command
}: CommandDefinition<Input>): Command {
  const prepare = (words: CommandArguments) => {
    const input = parse(words)
    return 'problem' in input ? input : { run: (shell: Shell) => run(input, shell) }
  }
  return { ...command, prepare }
}

/** Opens the house for as long as `use` takes. */
export async function withServices(
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
export function parseNoArguments({
  positionals: rest,
}: CommandArguments): Problem | Record<never, never> {
  return rejectExtra(rest) ?? {}
}

/** What is wrong with words that are left over; null where none are. */
export function rejectExtra(positionals: readonly string[]): Problem | null {
  return positionals.length === 0 ? null : { problem: `"${positionals.join(' ')}" is too much.` }
}
