import type { ReactNode } from 'react'
import { capitalised, countWord } from '#domain/table/amount.ts'
import { listNames, nameOf } from '#domain/table/names.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { callOf, rankOf } from './rules-ranks.ts'
import type { Shown } from './rules-state.ts'

/** “A bluff.” */
export function judgementOf({ dice, claim, blind }: Shown): string {
  const isTrue = dice !== null && rankOf(dice) >= claim
  if (blind) return isTrue ? 'Blind luck.' : 'No luck.'
  return isTrue ? 'It was true.' : 'A bluff.'
}

export function rolledOf({ dice }: Shown): string {
  return dice ? callOf(rankOf(dice)) : ''
}

type LossProps = {
  shown: Shown
  players: readonly Player[]
  /** Lives after it. */
  left: number
  /** Reads this on their own phone. */
  self?: Seat | null
}

/** “Mia loses one life and is out.” */
export function Loss({ shown, players, left, self = null }: LossProps): ReactNode {
  const { loser, lost } = shown
  const isSelf = loser === self
  const lives = `${countWord(lost)} ${lost === 1 ? 'life' : 'lives'}`
  const isOut = left === 0 ? ` and ${isSelf ? 'are' : 'is'} out` : ''
  return (
    <>
      {isSelf ? 'You lose' : <SomebodyLoses name={nameOf(players, loser)} />} {lives}
      {isOut}.
    </>
  )
}

function SomebodyLoses({ name }: { name: string }) {
  return (
    <>
      <bdi>{name}</bdi> loses
    </>
  )
}

/** With a phone each: right calls by name, wrong ones counted; null where nobody called. */
export function calledWords(shown: Shown, players: readonly Player[]): string | null {
  const { knew, missed, saved } = shown
  if (knew.length + missed === 0) return null
  const right = knew.length > 0 ? `${listNames(players, knew)} called it.` : 'Nobody called it.'
  const wrong = missed > 0 && knew.length > 0 ? ` ${capitalised(countWord(missed))} did not.` : ''
  const gets = saved.length === 1 ? 'gets' : 'get'
  const life = saved.length > 0 ? ` Five right: ${listNames(players, saved)} ${gets} a life.` : ''
  return right + wrong + life
}
