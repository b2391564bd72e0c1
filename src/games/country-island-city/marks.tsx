import type { Mark } from './rules-scoring.ts'

const eyes: Record<Mark, readonly number[]> = { none: [23], own: [23], shared: [14, 32] }

/** One eye closed, one open, or a pair of them: nothing, their own, shared. */
export function MarkEyes({ mark, className }: { mark: Mark; className?: string }) {
  return (
    <svg viewBox="0 0 46 28" className={className} aria-hidden>
      {eyes[mark].map((x) => (
        <g key={x} fill="none" stroke="currentColor" strokeWidth="4">
          <circle cx={x} cy="14" r="11.5" />
          {mark !== 'none' && <circle cx={x} cy="14" r="3.5" fill="currentColor" />}
        </g>
      ))}
    </svg>
  )
}
