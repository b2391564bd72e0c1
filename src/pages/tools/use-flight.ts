import { type RefObject, useRef, useState } from 'react'
import { isMotionReduced } from '#ui/motion-reduced.ts'

/** Half turns, height in coins and duration of the weakest flip; the hardest adds to it. */
const limp = { halfTurns: 4, coins: 0.35, ms: 700 }
const hard = { halfTurns: 10, coins: 0.65, ms: 700 }

type Fly = (turnsOver: boolean, force: number, landed: () => void) => void

/** Animates a flip; at once with reduced motion. */
export function useFlight(): [isFlying: boolean, coin: RefObject<HTMLDivElement | null>, fly: Fly] {
  const [isFlying, setIsFlying] = useState(false)
  const coin = useRef<HTMLDivElement>(null)

  const fly: Fly = (turnsOver, force, landed) => {
    const body = coin.current
    if (!body || isMotionReduced()) {
      landed()
      return
    }
    const halfTurns = limp.halfTurns + 2 * Math.round((hard.halfTurns / 2) * force)
    const duration = limp.ms + hard.ms * force
    const height = body.clientHeight * (limp.coins + hard.coins * force)
    const from = body.dataset.up === 'tails' ? 180 : 0
    const to = from + 180 * (halfTurns + (turnsOver ? 1 : 0))
    body.firstElementChild?.animate(
      [{ transform: `rotateX(${from}deg)` }, { transform: `rotateX(${to}deg)` }],
      { duration, easing: 'cubic-bezier(.3,.5,.6,1)', fill: 'forwards' },
    )
    const rise = body.animate(
      [
        { transform: 'none', easing: 'cubic-bezier(.2,.7,.6,1)' },
        { transform: `translateY(${-height}px) scale(1.08)`, easing: 'cubic-bezier(.5,0,.9,.5)' },
        { transform: 'none', offset: 0.88, easing: 'ease-out' },
        { transform: `translateY(${-height * 0.06}px)`, offset: 0.94, easing: 'ease-in' },
        { transform: 'none' },
      ],
      { duration },
    )
    setIsFlying(true)
    rise.onfinish = () => {
      landed()
      setIsFlying(false)
      for (const turning of body.firstElementChild?.getAnimations() ?? []) turning.cancel()
    }
  }

  return [isFlying, coin, fly]
}
