import type { Seat } from './players.ts'
import type { RecapText, RecapTextRow } from './recap.ts'

export type Award = { seat: Seat; title: string; why: string }

type Honour = Omit<Award, 'seat'>

const courtesies: readonly (readonly [title: string, why: string])[] = [
  ['The straight face', 'Nothing to see there. Or was there?'],
  ['Best supporting seat', 'Every table needs one.'],
  ['Keeper of the phone', 'Never once dropped it. Officially.'],
  ['The calm in the corner', 'Somebody has to be.'],
  ['Witness for the table', 'Saw everything, says nothing.'],
  ['The alibi', 'Was here all evening. You all were.'],
  ['Guest of honour', 'The good cushion is theirs.'],
  ['Snack attaché', 'Responsible for the bowl from now on.'],
  ['Reader of rules', 'Would have read them out twice.'],
  ['Quiet menace', 'Next time it will be them.'],
  ['Moral support', 'Freely given, rarely needed.'],
  ['The long game', 'Still warming up.'],
  ['Lighting and sound', 'Without them, darkness.'],
  ['The understudy', 'Knows everybody’s lines by now.'],
  ['The diplomat', 'Agreed with both sides.'],
  ['The footnote', 'Small, and the best part.'],
  ['Minutes of the meeting', 'Remembers who said what.'],
  ['The timekeeper', 'It was late when they said so.'],
  ['Laughed first', 'Allegedly. Ask the neighbours.'],
  ['The last bow', 'Leaves last, tidies most.'],
]

export function awardsOf(recap: RecapText, playerCount: number): Award[] {
  const { headline, rows } = recap
  const order = rows.length > 0 ? rows.map(({ seat }) => seat) : [...Array(playerCount).keys()]
  const given = new Map<Seat, Honour>()
  for (const { seat, ...honour } of earned(recap)) if (!given.has(seat)) given.set(seat, honour)
  let next = headline.length
  return order.map((seat) => {
    const honour = given.get(seat)
    if (honour) return { seat, ...honour }
    const [title, why] = courtesies[next++ % courtesies.length] ?? ['', '']
    return { seat, title, why }
  })
}

function earned({ rows, winners, mostVoted = [] }: RecapText): Award[] {
  const [winner, other] = winners
  const [voted] = mostVoted
  const best = rows[0]
  const last = rows.at(-1)
  const found: Award[] = []
  const give = (seat: Seat, title: string, why: string) => found.push({ seat, title, why })

  if (winner !== undefined && winners.length === 1)
    give(winner, 'The second eye', 'First of you all.')
  if (other !== undefined && winner !== undefined && winners.length === 2) {
    give(winner, 'Half of the eye', 'One pupil between two.')
    give(other, 'The other half', 'The same pupil, from the other side.')
  }
  if (voted !== undefined && mostVoted.length === 1) {
    give(voted, 'Public figure', 'Most of the fingers, and bore it well.')
  }
  if (!best || !last || best.place === last.place) return found
  give(last.seat, 'Good sport', 'Last on the list, and still at the table.')
  const second = rows[1]
  if (second && second.place !== best.place) {
    give(second.seat, 'A breath behind', 'Close enough to hear the applause.')
  }
  const twin = rows.find((row, at) => isAlike(row, rows[at - 1]) && row.place !== best.place)
  if (twin) give(twin.seat, 'In step', 'The very same score as a neighbour. Noted.')
  const alone = farthest(rows)
  if (alone) give(alone.seat, 'A lap of their own', 'Nobody near, ahead or behind.')
  const middle = rows[(rows.length - 1) / 2]
  if (middle) give(middle.seat, 'The exact middle', 'As many above as below.')
  return found
}

/** A side’s players share a place, with scores of their own. */
function isAlike({ place, score }: RecapTextRow, other: RecapTextRow | undefined): boolean {
  return place === other?.place && score === other.score
}

function farthest(rows: readonly RecapTextRow[]): RecapTextRow | null {
  const scores = rows.map(({ score }) => Number.parseFloat(score))
  const isRanked = rows.every(
    (row, at) => row.place !== rows[at - 1]?.place || isAlike(row, rows[at - 1]),
  )
  if (rows.length < 4 || !isRanked || scores.some(Number.isNaN)) return null
  const gaps = scores.map((score, at) => {
    const near = [scores[at - 1], scores[at + 1]].filter((other) => other !== undefined)
    return at === 0 || at === rows.length - 1
      ? 0
      : Math.min(...near.map((other) => Math.abs(other - score)))
  })
  const widest = Math.max(...gaps)
  return widest < 2 ? null : (rows[gaps.indexOf(widest)] ?? null)
}
