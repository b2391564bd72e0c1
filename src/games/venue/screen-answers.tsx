import { nameOf } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { PlayerName } from '../parts/player-name.tsx'
import styles from './venue-screen-answers.module.css'

const fewAnswers = 6

type ScreenAnswersProps = {
  players: readonly Player[]
  ranked: readonly { seat: Seat; words: string }[]
  /** How many stand so far. */
  shown: number
  /** Lit. */
  pays: readonly Seat[]
}

/** A plate for each answer, in order. */
export function ScreenAnswers({ players, ranked, shown, pays }: ScreenAnswersProps) {
  return (
    <ol className={styles.answers} data-many={ranked.length > fewAnswers}>
      {ranked.map(({ seat, words }, at) => (
        <li key={players[seat]?.id} data-shown={at < shown} data-pays={pays.includes(seat)}>
          <PlayerName name={nameOf(players, seat)} />
          <b>{words}</b>
        </li>
      ))}
    </ol>
  )
}
