import { useId } from 'react'
import { symbolsUrl } from './glyph.tsx'

const radius = 42
const circumference = 2 * Math.PI * radius

type EnsoProps = {
  /** 0 to 1. */
  progress: number
  className?: string
  inkClassName?: string
  trackClassName?: string
}

/** A brush ring. Decoration: the number beside it is read out. */
export function Enso({ progress, className, inkClassName, trackClassName }: EnsoProps) {
  const mask = useId()
  const inked = Math.min(1, Math.max(0, progress)) * circumference
  return (
    <svg viewBox="0 0 100 100" className={className} aria-hidden>
      <mask id={mask}>
        <circle
          cx="50"
          cy="50"
          r={radius}
          fill="none"
          stroke="#fff"
          strokeWidth="22"
          strokeDasharray={`${inked} ${circumference}`}
          transform="rotate(-240 50 50)"
        />
      </mask>
      <use href={`${symbolsUrl}#enso`} className={trackClassName} />
      <g mask={`url(#${mask})`}>
        <use href={`${symbolsUrl}#enso`} className={inkClassName} />
      </g>
    </svg>
  )
}
