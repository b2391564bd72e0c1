import type { Seat } from '#domain/table/players.ts'
import type { Viewer } from '#domain/table/seating.ts'
import type { Parts, Secret } from './random-games.ts'

/** Names a seat's part: `the others` beside one who has a part, `all` where nobody has. */
export function partOf(parts: Parts = {}): (seat: Seat) => string {
  const others = Object.values(parts).some((seats) => seats?.length) ? 'the others' : 'all'
  return (seat) => Object.keys(parts).find((name) => parts[name]?.includes(seat)) ?? others
}

/** @throws where the table of its game lacks the phase, the secret, or one of those who see it */
export function checkSeen<State>(
  { phaseOf, partsOf, sees }: Seen<State>,
  state: State,
  secrets: readonly Secret<State>[],
): void {
  const phase = phaseOf(state)
  const listed = sees[phase]
  if (!listed) throw new Error(`No table says what is seen in ${phase}`)
  const partIn = partOf(partsOf?.(state))
  for (const { what: told, seenBy, seen } of secrets) {
    const [what = '', owner] = told.split(/,? of seat /)
    const nameOf = (viewer: Viewer) => {
      if (typeof viewer !== 'number') return viewer === 'device' ? 'the one phone' : viewer
      return viewer === Number(owner) ? 'their own phone' : partIn(viewer)
    }
    const allowed = listed[what]?.split(', ')
    const who = seen ? [seen] : seenBy.map(nameOf)
    const missing = allowed ? who.filter((name) => !allowed.includes(name)) : ['anybody']
    if (missing.length > 0) throw new Error(`In ${phase}, ${what} is seen by ${missing.join(', ')}`)
  }
}

type Seen<State> = {
  phaseOf: (state: State) => string
  partsOf?: ((state: State) => Parts) | undefined
  sees: Readonly<Record<string, Readonly<Record<string, string>>>>
}
