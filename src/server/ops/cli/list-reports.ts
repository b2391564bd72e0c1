import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

/** Packs with open reports, most reported first. */
export async function listReports(db: Kysely<Tables>): Promise<string[]> {
  const reports = await db
    .selectFrom('pack_reports')
    .innerJoin('packs', 'packs.pack_id', 'pack_reports.pack_id')
    .select(['packs.pack_id', 'name', 'author', 'hidden_at', 'reason', 'words'])
    .where('resolved_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('pack_reports.pack_id')
    .orderBy('pack_reports.created_at')
    .execute()
  if (reports.length === 0) return ['There are no open reports.']
  const byPack = groupBy(reports, ({ pack_id }) => pack_id)
  return [...byPack.values()].toSorted((a, b) => b.length - a.length).flatMap(linesOf)
}

type Report = {
  pack_id: string
  name: string
  author: string
  hidden_at: number | null
  reason: string
  words: string
}

function linesOf(reports: Report[]): string[] {
  const [first] = reports
  if (!first) return []
  const byReason = groupBy(reports, ({ reason }) => reason)
  const reasons = [...byReason].map(([reason, of]) => `${of.length} ${reason}`).join(', ')
  const state = first.hidden_at === null ? 'shown' : 'hidden'
  return [
    `${first.pack_id}  ${state}  "${first.name}" by ${first.author}  ${reports.length}: ${reasons}`,
    ...reports
      .filter(({ words }) => words !== '')
      .map(({ reason, words }) => `    ${reason}: ${words.replace(/\s+/gu, ' ')}`),
  ]
}

/** Groups in the order of the keys. */
function groupBy(
  reports: readonly Report[],
  keyOf: (report: Report) => string,
): Map<string, Report[]> {
  const groups = new Map<string, Report[]>()
  for (const report of reports) {
    const key = keyOf(report)
    groups.set(key, [...(groups.get(key) ?? []), report])
  }
  return groups
}
