import { useEffect, useRef } from 'react'
import { closeCamera, cutFilm, film, noFilm } from '#browser/film/film.ts'
import { useLiveState } from '#browser/storage/use-live-state.ts'
import { dropPasses, endGame, followRows } from '#domain/film/takes.ts'
import { nameOf } from '#domain/table/names.ts'
import type { PlayProps } from '#games/parts/play-props.ts'
import { promptText } from '#games/parts/prompt-text.ts'
import type { Options } from './rules-options.ts'
import type { Move, View } from './rules-state.ts'

/** The table cheers after the tilt. */
const cheerMs = 1000

/** A take of each phrase while the clock runs, cut to the hits of the list. */
export function useFilm(play: PlayProps<View, Move, Options>, isRunning: boolean): void {
  const { view, players } = play
  const { phase, limit, round, rows, phraseNumber } = view
  const { camera, takes } = useLiveState(film, noFilm)
  const isUp = isRunning || limit !== null
  /** Row of the phrase that is being filmed. */
  const filmed = useRef<number | null>(null)

  useEffect(() => cutFilm(endGame), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new phrase, or a clock that stops, ends a take
  useEffect(() => {
    if (!camera) return
    if (!isRunning) camera.rest()
    else {
      const row = filmed.current === null ? undefined : rows[filmed.current]
      const label = row && {
        turn: round,
        row: rows.indexOf(row),
        isHit: row.isHit,
        phrase: promptText(row.phrase, play),
        name: nameOf(players, view.seat),
      }
      camera.next(label ?? null, label?.isHit ? cheerMs : 0)
    }
    filmed.current = isRunning ? rows.length : null
  }, [camera, isRunning, phraseNumber])

  useEffect(() => {
    if (camera && !isUp) closeCamera()
  }, [camera, isUp])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the last take may come after the list
  useEffect(() => {
    if (phase === 'list') cutFilm((takes) => followRows(takes, round, rows))
    if (phase === 'ready') cutFilm(dropPasses)
  }, [phase, round, rows, takes])
}
