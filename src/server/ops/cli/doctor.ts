import { StartError } from '#server/lib/start-error.ts'
import { bad, type Finding } from '../doctor/finding.ts'
import { runChecks } from '../doctor/run-checks.ts'
import {
  type CommandArguments,
  defineCommand,
  exitCodes,
  rejectExtra,
  type Shell,
} from './command.ts'

export const doctor = defineCommand({
  names: ['doctor'],
  synopsis: '[--deep]',
  summary: 'checks configuration, database, storage and payments',
  notes: [
    '  --deep  reads every object, and every page of the embedded database',
    'ok: in order; look: works, and is worth a thought; bad: broken, or about to be (exit code 1).',
  ],
  options: { deep: { type: 'boolean' } },
  parse: ({ options, positionals }: CommandArguments) =>
    rejectExtra(positionals) ?? { isDeep: options.deep === true },
  async run({ isDeep }, shell) {
    let isWell = true
    for await (const { state, about, message } of examine(shell, isDeep)) {
      shell.print(`${state.padEnd(5)} ${about}: ${message}`)
      if (state === 'bad') isWell = false
    }
    return isWell ? exitCodes.done : exitCodes.failed
  },
})

async function* examine({ readEnv, openApp }: Shell, isDeep: boolean): AsyncGenerator<Finding> {
  try {
    readEnv()
  } catch (error) {
    yield* toFindings('configuration', error)
    return
  }
  const opened = await openApp().catch((error: unknown) => ({ error }))
  if ('error' in opened) {
    yield* toFindings('database', opened.error)
    return
  }
  try {
    yield* runChecks(opened, isDeep)
  } finally {
    await opened.close()
  }
}

function toFindings(about: string, error: unknown): Finding[] {
  const message = error instanceof StartError ? error.message : String(error)
  return message.split('\n').map((line) => bad(about, line))
}
