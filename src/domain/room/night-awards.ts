import { type FeatName, featNames } from '../table/feats.ts'
import type { GameSlug } from '../table/game-slug.ts'
import type { Message } from '../table/messages.ts'
import { leaders } from '../table/standings.ts'
import { type EveningRow, eveningRows } from './evening.ts'
import type { Room } from './room.ts'

export type AwardCode = 'won' | `most-${FeatName}` | FeatName | 'hosted' | 'points' | 'company'
export type AwardMessage = Message<AwardCode>

/** `game`: the one whose crest it shows; null for none. */
export type NightRow = { seat: number; place: number; award: AwardMessage; game: GameSlug | null }

/** The game in which it is mostly earned. */
const gameOfFeat: Readonly<Record<FeatName, GameSlug>> = {
  crowns: 'most-likely-to',
  words: 'word-guess',
  duels: 'drunk-dice',
  dares: 'truth-or-dare',
  phrases: 'charades',
  truths: 'truth-or-dare',
  numbers: 'more-or-less',
  calls: 'never-have-i-ever',
  answers: 'category',
}

const fewestForMost = 2
const company: AwardMessage = { code: 'company' }

/** An award each: wins for the first, then who did most of something, then what is left. */
export function nightRows(room: Pick<Room, 'evening' | 'seats' | 'host'>): NightRow[] {
  const { results = [], feats = {} } = room.evening
  const rows = eveningRows(room)
  const countOf = ({ seat }: EveningRow, feat: FeatName) => feats[seat]?.[feat] ?? 0
  const given = new Map<EveningRow, NightRow>()
  const give = (row: EveningRow, award: AwardMessage, game: GameSlug | null = null) => {
    const { seat, place } = row
    if (!given.has(row)) given.set(row, { seat, place, award, game })
  }
  const giveWins = (row: EveningRow) => {
    // A game that all have won does not count.
    const won = results.filter(
      ({ winners }) => winners.includes(row.seat) && winners.length < rows.length,
    )
    const params = { wins: won.length, games: results.length }
    if (won.length > 0) give(row, { code: 'won', params }, won.at(-1)?.game)
  }

  for (const row of rows) if (row.place === 1) giveWins(row)
  for (const feat of featNames) {
    const counts = rows.map((row) => countOf(row, feat))
    const [best = -1, other] = leaders(counts)
    const row = rows[best]
    const count = counts[best] ?? 0
    if (!row || other !== undefined || count < fewestForMost) continue
    give(row, { code: `most-${feat}`, params: { count } }, gameOfFeat[feat])
  }
  for (const row of rows) {
    giveWins(row)
    const most = Math.max(...featNames.map((feat) => countOf(row, feat)))
    const feat = featNames.find((name) => most > 0 && countOf(row, name) === most)
    if (feat) give(row, { code: feat, params: { count: most } }, gameOfFeat[feat])
    if (row.seat === room.host) give(row, { code: 'hosted' })
    give(row, row.points > 0 ? { code: 'points', params: { count: row.points } } : company)
  }
  return rows.flatMap((row) => given.get(row) ?? [])
}
