import { useEffect, useRef } from 'react'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import type { Clock } from '#domain/table/clock.ts'
import type { ScreenProps } from '#games/parts/screen-props.ts'
import type { Options } from './rules-options.ts'
import type { View } from './rules-state.ts'
import { ScreenTurn } from './screen-turn.tsx'
import { hitsSoFar, whoIsOn } from './turn-words.ts'
import { useJustFouled } from './use-just-fouled.ts'

type RunningProps = ScreenProps<View, Options> & { clock: Clock }

export function ScreenRunning(screen: RunningProps) {
  const { view, players, clock } = screen
  const { hits, fouls, isOneActing } = view
  const isFoul = useJustFouled(fouls)
  useKnocks(hits)
  const where = isOneActing
    ? 'The phrase is on the actor’s phone.'
    : 'The phrase is on the actors’ phones.'
  return (
    <ScreenTurn
      {...{ view, players, clock }}
      {...(isFoul && { lead: 'Foul' })}
      title={isFoul ? 'That one is void' : whoIsOn(view, players)}
      rule={`${hitsSoFar(hits)}. ${isFoul ? 'A new phrase is on.' : where}`}
    />
  )
}

export function ScreenResting({ view, players, clock }: RunningProps) {
  return (
    <ScreenTurn
      {...{ view, players, clock }}
      lead="The clock rests"
      title={whoIsOn(view, players)}
      rule="Nobody who acts is here. It goes on by itself when one of them is back."
    />
  )
}

/** A knock a hit, each higher. */
function useKnocks(hits: number): void {
  const before = useRef(hits)
  useEffect(() => {
    if (hits > before.current) playScreenCue('knock', 1 + hits / 12)
    before.current = hits
  }, [hits])
}
