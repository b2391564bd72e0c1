import type { ParseArgsConfig } from 'node:util'
import type { CommandServices, Services } from '#server/compose.ts'
import type { Env } from '#server/config/env.ts'

export const exitCodes = { done: 0, failed: 1, usageError: 2 } as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

/** Opens nothing before it is needed. */
export type Shell = {
  print: (...lines: string[]) => void
  /**
   * Throws a `StartError` that names the variable.
   * @param changes override the environment
   */
  readEnv: (changes?: Record<string, string>) => Env
  /** Services on a migrated schema; the caller closes them. */
  open: () => Promise<CommandServices>
  /** Also everything that requests need; sends no messages. */
  openApp: () => Promise<Services>
}

export type CommandArguments = {
  options: Readonly<Record<string, string | boolean>>
  positionals: readonly string[]
}

export type Problem = { problem: string }

type CommandDefinition<Input> = {
  /** The first name is current, others are older. */
  names: readonly [string, ...string[]]
  synopsis?: string
  summary: string
  /** Lines of its help. */
  notes?: readonly string[]
  options?: NonNullable<ParseArgsConfig['options']>
  /** Parsed before anything is opened. */
  parse: (words: CommandArguments) => Input | Problem
  run: (input: Input, shell: Shell) => Promise<ExitCode>
}

export type Command = Omit<CommandDefinition<unknown>, 'parse' | 'run'> & {
  prepare: (words: CommandArguments) => Prepared | Problem
}

export type Prepared = { run: (shell: Shell) => Promise<ExitCode> }

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

/** Opens services while `use` runs. */
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

export function parseNoArguments({
  positionals: rest,
}: CommandArguments): Problem | Record<never, never> {
  return rejectExtra(rest) ?? {}
}

/** Null without extra words. */
export function rejectExtra(positionals: readonly string[]): Problem | null {
  return positionals.length === 0 ? null : { problem: `"${positionals.join(' ')}" is too much.` }
}
