import { useLayoutEffect, useRef } from 'react'
import { isMotionReduced } from '#ui/motion-reduced.ts'

/** Slowing, then a stop past the one it means, then back. */
export const turningMs = 1800
const stopMs = 250
const backMs = 350
const wholeMs = turningMs + stopMs + backMs
const turns = 3

type BottleProps = {
  /** In degrees clockwise from the top: where it comes to rest, and where it stops before. */
  rest: number
  past: number
  className?: string | undefined
}

/** Its neck finds whose turn it is. */
export function Bottle({ rest, past, className }: BottleProps) {
  const bottle = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    const at = (degrees: number) => `${turns * 360 + degrees}deg`
    const still = [{ rotate: at(rest) }, { rotate: at(rest) }]
    const turning = [
      { rotate: '0deg', easing: 'cubic-bezier(0.1, 0.55, 0.35, 1)' },
      { rotate: at(past), offset: turningMs / wholeMs },
      { rotate: at(past), offset: (turningMs + stopMs) / wholeMs, easing: 'ease-in-out' },
      { rotate: at(rest) },
    ]
    const motion = bottle.current?.animate(isMotionReduced() ? still : turning, {
      duration: wholeMs,
      fill: 'forwards',
    })
    return () => motion?.cancel()
  }, [rest, past])
  return (
    <svg ref={bottle} viewBox="0 0 340 340" className={className} aria-hidden>
      <path
        fill="var(--c)"
        d="M157 18h26v70c0 24 32 32 32 76v138q0 20-20 20h-50q-20 0-20-20V164c0-44 32-52 32-76Z"
      />
      <path fill="light-dark(var(--ink), var(--rice))" d="M152 6h36l-2 24h-32Z" />
      <path fill="var(--white)" d="m126 190 88-3 1 92-90 2Z" />
      <circle cx="170" cy="234" r="28" fill="none" stroke="var(--ink)" strokeWidth="9" />
      <circle cx="170" cy="234" r="12" fill="var(--ink)" />
    </svg>
  )
}
