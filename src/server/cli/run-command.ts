import { reconcile } from '../billing/reconcile.ts'
import { requireSameMoney } from '../billing/require-same-money.ts'
import type { CommandServices } from '../services.ts'
import { listMessages } from './list-messages.ts'
import { listReports } from './list-reports.ts'
import { listScans } from './list-scans.ts'
import { parseCommand, usage } from './parse-command.ts'
import { resolveReports } from './resolve-reports.ts'

type Open = () => Promise<CommandServices>

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
  const services = await open()
  const { database, now } = services
  try {
    if (command.name === 'reports') {
      for (const line of await listReports(database.db)) print(line)
      return done
    }
    if (command.name === 'scans') {
      for (const line of await listScans(database.db, now(), command.days)) print(line)
      return done
    }
    if (command.name === 'messages') {
      for (const line of await listMessages(database.db, command.most)) print(line)
      return done
    }
    if (command.name === 'reconcile') return await reconcilePremium(services, print)
    const outcome = await resolveReports({ database, now }, command.packId, command.verdict)
    print(outcome === 'resolved' ? sentences[command.verdict] : sentences[outcome])
    return outcome === 'resolved' ? done : failed
  } finally {
    await database.close()
  }
}

async function reconcilePremium(
  { billing, ...services }: CommandServices,
  print: (line: string) => void,
): Promise<number> {
  if (billing === null) {
    print(
      'There is nothing to reconcile with: no Stripe key, and no server with the simulator runs.',
    )
    return failed
  }
  if (!billing.isLive) await requireSameMoney(services.database.db, false)
  const { read, failed: failures } = await reconcile({ ...services, billing })
  print(`Subscriptions read from Stripe: ${read}. Not read: ${failures}.`)
  return failures === 0 ? done : failed
}

const sentences = {
  keep: 'The pack stays, and is shown again.',
  remove: 'The pack is deleted.',
  unknown: 'There is no such pack.',
  'not reported': 'This pack has no open reports.',
}
