import { StartError } from '#server/lib/start-error.ts'
import { examineApp } from '../doctor/examine.ts'
import { bad, type Finding } from '../doctor/finding.ts'
import { defineCommand, exitCodes, type Shell, tooMuch, type Words } from './command.ts'

export const doctor = defineCommand({
  names: ['doctor'],
  takes: '[--deep]',
  does: 'looks for all that is wrong',
  notes: [
    '  --deep  reads every object, and every page of the embedded database',
    'ok: in order; look: works, and is worth a thought; bad: broken, or about to be (exit code 1).',
  ],
  options: { deep: { type: 'boolean' } },
  parse: ({ options, rest }: Words) => tooMuch(rest) ?? { isDeep: options.deep === true },
  async run({ isDeep }, shell) {
    let isWell = true
    for await (const { state, about, says } of examine(shell, isDeep)) {
      shell.print(`${state.padEnd(5)} ${about}: ${says}`)
      if (state === 'bad') isWell = false
    }
    return isWell ? exitCodes.done : exitCodes.failed
  },
})

async function* examine({ readEnv, openHouse }: Shell, isDeep: boolean): AsyncGenerator<Finding> {
  try {
    readEnv()
  } catch (error) {
    yield* toFindings('configuration', error)
    return
  }
  const opened = await openHouse().catch((error: unknown) => ({ error }))
  if ('error' in opened) {
    yield* toFindings('database', opened.error)
    return
  }
  try {
    yield* examineApp(opened, isDeep)
  } finally {
    await opened.close()
  }
}

/** Each line of a `StartError` stands alone. */
function toFindings(about: string, error: unknown): Finding[] {
  const says = error instanceof StartError ? error.message : String(error)
  return says.split('\n').map((line) => bad(about, line))
}
