import { countWord } from '#domain/table/amount.ts'
import { nameOf } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { ScrollHint } from '#ui/scroll-hint.tsx'
import { KeyNumber } from '../shell/key-number.tsx'
import styles from './finger-tally.module.css'
import { PlayerName } from './player-name.tsx'
import seats from './seats.module.css'
import { useSeatsHere } from './seats-here.ts'
import { usePlayerKeys } from './use-keys.ts'

type FingerTallyProps = {
  players: readonly Player[]
  votes: readonly number[]
  onFingers: (seat: Seat, fingers: number) => void
  pointed: Seat | null
}

/** One tap, one finger. */
export function FingerTally({ players, votes, pointed, onFingers }: FingerTallyProps) {
  const here = useSeatsHere(players)
  const left = fingersLeft(votes, here)
  // Once all fingers are counted, a tap only selects a name.
  const point = (seat: Seat) => onFingers(seat, (votes[seat] ?? 0) + Math.min(1, left))
  usePlayerKeys(here.length, (place) => point(here[place] ?? 0))

  return (
    <ul className={seats.seats} aria-label="Fingers">
      {here.map((seat, place) => {
        const count = votes[seat] ?? 0
        return (
          <li
            key={players[seat]?.id}
            className={count > 0 ? `${seats.seat} ${seats.on}` : seats.seat}
          >
            <button
              type="button"
              className={seats.name}
              data-current={seat === pointed || undefined}
              onClick={() => point(seat)}
            >
              <KeyNumber place={place} />
              <PlayerName name={nameOf(players, seat)} />
              <b>
                {count}
                <span className="seen-by-readers">{count === 1 ? ' finger' : ' fingers'}</span>
              </b>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Sets the count of the last tapped name in one tap. */
export function FingerNumbers({ players, votes, pointed, onFingers }: FingerTallyProps) {
  const here = useSeatsHere(players)
  const player = pointed === null ? undefined : players[pointed]
  if (!player || pointed === null || !here.includes(pointed)) {
    return <p className={styles.numbers}>Tap a name, then how many point there.</p>
  }
  const count = votes[pointed] ?? 0
  const numbers = Array.from(
    { length: count + fingersLeft(votes, here) + 1 },
    (_, number) => number,
  )
  return (
    <fieldset key={player.id} className={styles.numbers} aria-label={player.name}>
      <p>
        <bdi>{player.name}</bdi>
      </p>
      <div className={styles.line}>
        {numbers.map((fingers) => (
          <button
            key={fingers}
            type="button"
            aria-label={`${fingers} of them`}
            aria-pressed={fingers === count}
            onClick={() => onFingers(pointed, fingers)}
          >
            {fingers}
          </button>
        ))}
        <ScrollHint />
      </div>
    </fieldset>
  )
}

/** Present players minus counted fingers. */
function fingersLeft(votes: readonly number[], here: readonly Seat[]): number {
  return Math.max(
    0,
    votes.reduce((rest, count) => rest - count, here.length),
  )
}

export function fingersNote(left: number, players: number): string {
  if (left === players) return 'no fingers, no crown'
  if (left === 0) return 'every finger counted'
  return left === 1 ? 'one finger not counted' : `${countWord(left)} fingers not counted`
}
