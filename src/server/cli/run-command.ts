import type { Services } from '../services.ts'
import { listReports } from './list-reports.ts'
import { parseCommand, usage } from './parse-command.ts'
import { resolveReports } from './resolve-reports.ts'

type Open = () => Promise<Pick<Services, 'database' | 'now'>>

const done = 0
const failed = 1
const misused = 2

/** Runs what these words ask for; gives the code to exit with. */
export async function runCommand(
  words: readonly string[],
  open: Open,
  print: (line: string) => void,
): Promise<number> {
  const command = parseCommand(words)
  if ('problem' in command) {
    print(command.problem)
    print(usage)
    return misused
  }
  if (command.name === 'help') {
    print(usage)
    return done
  }
  const { database, now } = await open()
  try {
    if (command.name === 'reports') {
      for (const line of await listReports(database.db)) print(line)
      return done
    }
    const outcome = await resolveReports({ database, now }, command.packId, command.verdict)
    print(outcome === 'resolved' ? sentences[command.verdict] : sentences[outcome])
    return outcome === 'resolved' ? done : failed
  } finally {
    await database.close()
  }
}

const sentences = {
  keep: 'The pack stays, and is shown again.',
  remove: 'The pack is deleted.',
  unknown: 'There is no such pack.',
  'not reported': 'This pack has no open reports.',
}
