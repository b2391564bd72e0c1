import { isRunning } from '#domain/table/clock.ts'
import { nameOf } from '#domain/table/names.ts'
import { ScreenTimeBar } from '#games/parts/screen-clock.tsx'
import { ScreenFrame } from '#games/parts/screen-frame.tsx'
import type { ScreenProps } from '#games/parts/screen-props.ts'
import { ScreenSides } from '#games/parts/screen-sides.tsx'
import type { Options } from './rules-options.ts'
import type { View } from './rules-state.ts'
import { ScreenList } from './screen-list.tsx'
import { ScreenResting, ScreenRunning } from './screen-running.tsx'
import { ScreenSteal } from './screen-steal.tsx'
import { ScreenTurn } from './screen-turn.tsx'
import { whoIsOn } from './turn-words.ts'

type Screen = ScreenProps<View, Options>

/** On the TV: never the phrase, nor a call, before the list. */
export function ScreenView(screen: Screen) {
  const { phase, round, rounds } = screen.view
  return (
    <ScreenFrame
      screen={screen}
      count={phase === 'teams' ? screen.view.teams.length : round}
      note={phase === 'teams' ? 'sides' : `of ${rounds} turns`}
    >
      <Phase {...screen} />
    </ScreenFrame>
  )
}

function Phase(screen: Screen) {
  const { view, players } = screen
  const { phase, teams, limit, clock, round, seat, seconds } = view
  switch (phase) {
    case 'teams':
      return (
        <>
          <ScreenSides teams={teams} players={players} />
          {limit && <ScreenTimeBar clock={limit} />}
        </>
      )
    case 'ready':
      return (
        <ScreenTurn
          {...screen}
          key={round}
          title={whoIsOn(view, players)}
          rule={
            view.isAlone
              ? `${nameOf(players, seat)} taps Start. Then ${seconds} seconds.`
              : `${nameOf(players, seat)} taps Start. The others call how many hits.`
          }
          clock={limit}
        />
      )
    case 'running':
      if (!clock) return null
      return isRunning(clock) ? (
        <ScreenRunning {...screen} clock={clock} />
      ) : (
        <ScreenResting {...screen} clock={clock} />
      )
    case 'steal':
      return <ScreenSteal {...screen} />
    case 'list':
      return <ScreenList key={round} {...screen} />
  }
}
