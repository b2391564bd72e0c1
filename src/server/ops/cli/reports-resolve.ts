import { isPackId } from '#domain/packs/custom-pack.ts'
import {
  type CommandArguments,
  defineCommand,
  exitCodes,
  rejectExtra,
  withServices,
} from './command.ts'
import { resolveReports, type Verdict } from './resolve-reports.ts'

export const reportsResolve = defineCommand({
  names: ['reports resolve'],
  synopsis: '<packId> keep|remove',
  summary: 'shows a pack again, or deletes it',
  parse,
  run: ({ packId, verdict }, shell) =>
    withServices(shell, async ({ database, now }) => {
      const outcome = await resolveReports({ database, now }, packId, verdict)
      shell.print(outcome === 'resolved' ? sentences[verdict] : sentences[outcome])
      return outcome === 'resolved' ? exitCodes.done : exitCodes.failed
    }),
})

function parse({ positionals: [packId, verdict, ...more] }: CommandArguments) {
  if (!isPackId(packId)) return { problem: 'Say which pack: its id as the list shows it.' }
  if (!isVerdict(verdict)) return { problem: 'Say what becomes of it: keep or remove.' }
  return rejectExtra(more) ?? { packId, verdict }
}

function isVerdict(word: string | undefined): word is Verdict {
  return word === 'keep' || word === 'remove'
}

const sentences = {
  keep: 'The pack stays, and is shown again.',
  remove: 'The pack is deleted.',
  unknown: 'There is no such pack.',
  'not reported': 'This pack has no open reports.',
}
