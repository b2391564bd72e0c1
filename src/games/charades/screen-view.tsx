import { type Clock, isRunning } from '#domain/table/clock.ts'
import { nameOf } from '#domain/table/names.ts'
import { ScreenFrame } from '#games/parts/screen-frame.tsx'
import type { ScreenProps } from '#games/parts/screen-props.ts'
import { ScreenSides } from '#games/parts/screen-sides.tsx'
import { useClock, useTicks } from '#games/parts/use-clock.ts'
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
  const { view, players } = screen
  const { phase, round, rounds, teams, limit } = view
  if (phase === 'teams') {
    return (
      <ScreenFrame screen={screen} count={limit && <Seconds clock={limit} />} note="seconds">
        <ScreenSides teams={teams} players={players} />
      </ScreenFrame>
    )
  }
  return (
    <ScreenFrame screen={screen} count={round} note={`of ${rounds} turns`}>
      <Turn {...screen} phase={phase} />
    </ScreenFrame>
  )
}

function Seconds({ clock }: { clock: Clock }) {
  const face = useClock(clock)
  useTicks(face)
  return face.seconds
}

function Turn({ phase, ...screen }: Screen & { phase: Exclude<View['phase'], 'teams'> }) {
  const { view, players } = screen
  const { limit, clock, round, seat, seconds } = view
  switch (phase) {
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
