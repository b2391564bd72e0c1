import type { ReactNode } from 'react'
import { nameOf } from '#domain/table/names.ts'
import type { Player } from '#domain/table/players.ts'
import { callOf } from './rules-ranks.ts'
import type { View } from './rules-view.ts'

type Claimed = Pick<View, 'claim' | 'claimBy' | 'blind'>

/** “Mia swears it’s”, before the number. */
export function Swears({ view, players }: { view: Claimed; players: readonly Player[] }) {
  return (
    <>
      <bdi>{nameOf(players, view.claimBy ?? -1)}</bdi>{' '}
      {view.blind ? 'says the same or higher' : 'swears it’s'}
    </>
  )
}

/** What the next throw has to be. */
export function believedWords({ claim }: Claimed): string | null {
  return claim === null ? null : `It has to be ${callOf(claim)} or better. Or sound like it.`
}

/** Above the words of a turn, for those who wait for it. */
export function turnLead({ phase, claim, newLives, turn }: View): ReactNode {
  if (phase === 'roll' && newLives?.seat === turn) return `New lives: ${newLives.lives}`
  if (claim !== null) return `${callOf(claim)} is believed`
  return phase === 'roll' ? 'A new round' : 'The dice are down'
}
