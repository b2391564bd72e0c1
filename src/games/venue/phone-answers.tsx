import { nameOf } from '#domain/table/names.ts'
import type { Seat } from '#domain/table/players.ts'
import { PlayerName } from '../parts/player-name.tsx'
import { ScrollRegion } from '../parts/scroll-region.tsx'
import type { CardProps } from './phone-props.ts'
import styles from './venue-phone.module.css'

type AnswerListProps = {
  phone: CardProps
  ranked: readonly { seat: Seat; words: string }[]
  pays: readonly Seat[]
}

/** Everybody’s answer; payers are highlighted. */
export function AnswerList({ phone, ranked, pays }: AnswerListProps) {
  const { players, viewer } = phone
  return (
    <ScrollRegion label="Answers" className={styles.answers}>
      <ul>
        {ranked.map(({ seat, words }) => (
          <li key={players[seat]?.id} data-pays={pays.includes(seat)}>
            {seat === viewer ? 'You' : <PlayerName name={nameOf(players, seat)} />}
            <b>{words}</b>
          </li>
        ))}
      </ul>
    </ScrollRegion>
  )
}
