import { type RefObject, useRef, useState } from 'react'
import type { CoinSide } from '#domain/tools/coin.ts'
import { flyCoin } from '#games/parts/fly-coin.ts'
import { isMotionReduced } from '#ui/motion-reduced.ts'

type Fly = (from: CoinSide, to: CoinSide, force: number, landed: () => void) => void

/** Animates a flip; at once with reduced motion. */
export function useFlight(): [isFlying: boolean, coin: RefObject<HTMLDivElement | null>, fly: Fly] {
  const [isFlying, setIsFlying] = useState(false)
  const coin = useRef<HTMLDivElement>(null)

  const fly: Fly = (from, to, force, landed) => {
    if (!coin.current || isMotionReduced()) {
      landed()
      return
    }
    setIsFlying(true)
    const stop = flyCoin(coin.current, {
      from,
      to,
      force,
      landed() {
        landed()
        setIsFlying(false)
        stop()
      },
    })
  }

  return [isFlying, coin, fly]
}
