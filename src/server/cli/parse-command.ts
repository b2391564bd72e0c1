import { isPackId } from '#domain/packs/custom-pack.ts'

export type Verdict = 'keep' | 'remove'

export type Command =
  | { name: 'reports' }
  | { name: 'resolve'; packId: string; verdict: Verdict }
  | { name: 'reconcile' }
  | { name: 'scans'; days: number }
  | { name: 'messages'; most: number }
  | { name: 'help' }

export const usage = `usage: party-dojo reports                                  packs with open reports
       party-dojo reports resolve <packId> keep|remove    shows a pack again, or deletes it
       party-dojo premium reconcile                        repairs what lost webhooks left
       party-dojo scans [--days 30]                        how often printed codes were followed
       party-dojo messages [how many]                      what was written on the contact page`

const usualDays = 30
/** Ten years. */
const mostDays = 3650
const usualMessages = 50
const mostMessages = 100_000

/** The command in these words, or what is wrong with them. */
export function parseCommand(words: readonly string[]): Command | { problem: string } {
  const [topic, action, packId, verdict, ...more] = words
  if (topic === undefined || topic === 'help' || topic === '--help') return { name: 'help' }
  if (topic === 'premium') return parsePremium(action, packId)
  if (topic === 'scans') return parseScans(words.slice(1))
  if (topic === 'messages') return parseMessages(action, packId)
  if (topic !== 'reports') return { problem: `There is no command "${topic}".` }
  if (action === undefined) return { name: 'reports' }
  if (action !== 'resolve') return { problem: `"reports ${action}" is no command.` }
  if (!isPackId(packId)) return { problem: 'Say which pack: its id as the list shows it.' }
  if (verdict !== 'keep' && verdict !== 'remove') {
    return { problem: 'Say what becomes of it: keep or remove.' }
  }
  if (more.length > 0) return { problem: `"${more.join(' ')}" is too much.` }
  return { name: 'resolve', packId, verdict }
}

function parsePremium(action: string | undefined, more: string | undefined) {
  if (action === undefined) return { problem: 'Say what to do with premium: reconcile.' }
  if (action !== 'reconcile') return { problem: `"premium ${action}" is no command.` }
  if (more !== undefined) return { problem: `"${more}" is too much.` }
  return { name: 'reconcile' as const }
}

function parseScans(words: readonly string[]) {
  if (words.length === 0) return { name: 'scans' as const, days: usualDays }
  // npm keeps `--days` for itself unless told otherwise, and hands on the number alone.
  const [days = '', ...more] = words[0] === '--days' ? words.slice(1) : words
  if (!/^[1-9]\d{0,3}$/.test(days) || Number(days) > mostDays) {
    return { problem: `Say how many days: 1 to ${mostDays}.` }
  }
  if (more.length > 0) return { problem: `"${more.join(' ')}" is too much.` }
  return { name: 'scans' as const, days: Number(days) }
}

function parseMessages(many = String(usualMessages), more?: string): Command | { problem: string } {
  if (more !== undefined) return { problem: `"${more}" is too much.` }
  const most = /^\d{1,6}$/.test(many) ? Number(many) : 0
  if (most < 1 || most > mostMessages) {
    return { problem: `Say how many messages: a number from 1 to ${mostMessages}.` }
  }
  return { name: 'messages', most }
}
