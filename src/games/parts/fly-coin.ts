import type { CoinSide } from '#domain/tools/coin.ts'
import { planFlight } from '#domain/tools/flight.ts'

type Flying = {
  from: CoinSide
  to: CoinSide
  /** 0 to 1. */
  force: number
  /** For who sees it late. */
  elapsedMs?: number
  landed?: () => void
}

/** Animates a `Coin` that shows `from`. Returns what takes the motion away. */
export function flyCoin(coin: HTMLElement, flying: Flying): () => void {
  const { from, to, force, elapsedMs = 0, landed } = flying
  const { halfTurns, coins, ms: duration } = planFlight(force, from !== to)
  const height = coin.clientHeight * coins
  const start = from === 'tails' ? 180 : 0
  const turning = coin.firstElementChild?.animate(
    [
      { transform: `rotateX(${start}deg)` },
      { transform: `rotateX(${start + 180 * halfTurns}deg)` },
    ],
    { duration, easing: 'cubic-bezier(.3,.5,.6,1)', fill: 'forwards' },
  )
  const rise = coin.animate(
    [
      { transform: 'none', easing: 'cubic-bezier(.2,.7,.6,1)' },
      { transform: `translateY(${-height}px) scale(1.08)`, easing: 'cubic-bezier(.5,0,.9,.5)' },
      { transform: 'none', offset: 0.88, easing: 'ease-out' },
      { transform: `translateY(${-height * 0.06}px)`, offset: 0.94, easing: 'ease-in' },
      { transform: 'none' },
    ],
    { duration },
  )
  const motions = [turning, rise]
  for (const motion of motions) if (motion) motion.currentTime = elapsedMs
  if (landed) rise.onfinish = landed
  return () => {
    for (const motion of motions) motion?.cancel()
  }
}
