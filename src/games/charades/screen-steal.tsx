import { useEffect } from 'react'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import { nameOf } from '#domain/table/names.ts'
import { teamOf } from '#domain/table/teams.ts'
import type { ScreenProps } from '#games/parts/screen-props.ts'
import type { Options } from './rules-options.ts'
import type { View } from './rules-state.ts'
import { ScreenTurn } from './screen-turn.tsx'
import { thievesByName } from './turn-words.ts'

/** Who has buzzed, and five seconds. */
export function ScreenSteal({ view, players }: ScreenProps<View, Options>) {
  const { buzz, limit, teams, thieves, seat } = view
  const buzzer = buzz?.seat
  useEffect(() => {
    if (buzzer !== undefined) playScreenCue('drum')
  }, [buzzer])
  const thief = buzz ? teamOf(teams, buzz.seat) : thieves.length === 1 ? thieves[0] : undefined
  const cloth = thief === undefined ? undefined : teams[thief]?.cloth
  const turn = { view, players, cloth }
  return buzz ? (
    <ScreenTurn
      {...turn}
      lead={teams[teamOf(teams, buzz.seat)]?.name}
      title={`${nameOf(players, buzz.seat)} says it`}
      rule="One answer, aloud. Those who acted judge."
      clock={buzz.clock}
    />
  ) : (
    <ScreenTurn
      {...turn}
      lead={`Time is up for ${nameOf(players, seat)}`}
      title="Know the last one?"
      rule={`${thievesByName(view)}: buzz on your phone. The first one answers.`}
      clock={limit}
    />
  )
}
