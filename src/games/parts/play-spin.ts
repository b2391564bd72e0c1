import { placeAt } from '#domain/tools/bottle.ts'
import { angleAt, type Spin } from '#domain/tools/spin.ts'

/** Faster ticks sound like a buzz. */
const minTickIntervalMs = 55

type Playing = {
  /** For who sees it late. */
  elapsedMs?: number
  /** Round the bottle. */
  places: number
  draw: (angle: number) => void
  /** As it passes from one place to the next. */
  tick?: () => void
  landed?: () => void
}

/** Draws every frame of a spin. Returns what stops it. */
export function playSpin(spin: Spin, playing: Playing): () => void {
  const { elapsedMs = 0, places, draw, tick, landed } = playing
  let begin: number | null = null
  let place = placeAt(spin.from, places)
  let tickedAt = 0
  const step = (now: number) => {
    begin ??= now - elapsedMs
    const angle = angleAt(spin, now - begin)
    draw(angle)
    const next = placeAt(angle, places)
    if (next !== place && now - tickedAt > minTickIntervalMs) {
      tick?.()
      tickedAt = now
    }
    place = next
    if (now - begin < spin.ms) frame = requestAnimationFrame(step)
    else landed?.()
  }
  let frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}

/** Turns a `Bottle`'s own element. */
export function turnBottle(bottle: SVGGElement | null, angle: number): void {
  bottle?.setAttribute('transform', `rotate(${angle} 100 100)`)
}
