import { isPackId } from '#domain/packs/custom-pack.ts'
import { defineCommand, exitCodes, tooMuch, type Words, withHouse } from './command.ts'
import { resolveReports, type Verdict } from './resolve-reports.ts'

export const reportsResolve = defineCommand({
  names: ['reports resolve'],
  takes: '<packId> keep|remove',
  does: 'shows a pack again, or deletes it',
  parse,
  run: ({ packId, verdict }, shell) =>
    withHouse(shell, async ({ database, now }) => {
      const outcome = await resolveReports({ database, now }, packId, verdict)
      shell.print(outcome === 'resolved' ? sentences[verdict] : sentences[outcome])
      return outcome === 'resolved' ? exitCodes.done : exitCodes.failed
    }),
})

function parse({ rest: [packId, verdict, ...more] }: Words) {
  if (!isPackId(packId)) return { problem: 'Say which pack: its id as the list shows it.' }
  if (!isVerdict(verdict)) return { problem: 'Say what becomes of it: keep or remove.' }
  return tooMuch(more) ?? { packId, verdict }
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
