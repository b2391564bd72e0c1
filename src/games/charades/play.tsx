import { useState } from 'react'
import { playCue } from '#browser/device/cues.ts'
import { openFilmCamera, rollFilm } from '#browser/film/film.ts'
import { isRunning } from '#domain/table/clock.ts'
import type { PlayProps } from '#games/parts/play-props.ts'
import { GetSet } from './get-set.tsx'
import { HitList } from './hit-list.tsx'
import { Ready } from './ready.tsx'
import type { Options } from './rules-options.ts'
import type { Move, View } from './rules-state.ts'
import { type Flash, Running } from './running.tsx'
import { Steal } from './steal.tsx'
import { Teams } from './teams.tsx'
import { useFilm } from './use-film.ts'
import { useTilt } from './use-tilt.ts'

export function Play(play: PlayProps<View, Move, Options>) {
  const { view, send } = play
  const { phase, clock, limit } = view
  const [flash, setFlash] = useState<Flash | null>(null)
  const isOn = phase === 'running' && clock !== null && isRunning(clock)
  const { tilt, ask } = useTilt(isOn, mark)
  useFilm(play, isOn)

  function mark(type: 'hit' | 'pass'): void {
    playCue(type === 'hit' ? 'hit' : 'miss')
    setFlash({ type, count: (flash?.count ?? 0) + 1 })
    send({ type })
  }

  async function go(type: 'start' | 'resume'): Promise<void> {
    setFlash(null)
    const [camera] = await Promise.all([openFilmCamera(), ask()])
    send({ type })
    rollFilm(camera)
  }

  const isGettingSet = phase === 'ready' || phase === 'running'
  if (limit && isGettingSet) return <GetSet clock={limit} play={play} />
  switch (phase) {
    case 'teams':
      return <Teams {...play} />
    case 'ready':
      return <Ready {...play} tilt={tilt} onStart={() => go('start')} />
    case 'running':
      return (
        clock && (
          <Running {...play} {...{ clock, tilt, flash, mark }} onCarryOn={() => go('resume')} />
        )
      )
    case 'steal':
      return clock && <Steal {...play} clock={clock} />
    case 'list':
      return <HitList {...play} />
  }
}
