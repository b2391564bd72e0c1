import styles from './diagram.module.css'

/** Twenty flips of our tool, made for this page. */
const flips = 'HHTHTHHHHTHHHTTHTTHH'

/** The longest run: flips six to nine. */
const run = { from: 5, to: 8 }

const across = (at: number) => 18 + (at % 10) * 36
const down = (at: number) => 34 + Math.floor(at / 10) * 70

export function FlipRuns() {
  return (
    <svg
      viewBox="0 0 360 150"
      role="img"
      aria-label="Twenty flips in two rows: heads heads tails heads tails heads heads heads heads tails; heads heads heads tails tails heads tails tails heads heads. The longest streak, four heads, is underlined."
    >
      {[...flips].map((side, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a flip has no name, only its place
        <g key={at}>
          <circle
            cx={across(at)}
            cy={down(at)}
            r={13.5}
            fill={side === 'H' ? 'var(--mustard)' : 'var(--bg)'}
            stroke={side === 'H' ? 'var(--ink)' : 'var(--fg)'}
            strokeWidth={3}
          />
          <text
            className={styles.label}
            x={across(at)}
            y={down(at) + 5.5}
            textAnchor="middle"
            fill={side === 'H' ? 'var(--ink)' : 'var(--fg)'}
          >
            {side}
          </text>
        </g>
      ))}
      <polygon
        points={`${across(run.from) - 14},55 ${across(run.to) + 14},54 ${across(run.to) + 14},60 ${across(run.from) - 14},61`}
        fill="var(--vermilion)"
      />
      <text className={styles.label} x={180} y={142} textAnchor="middle" fill="var(--fg)">
        Thirteen heads, seven tails, four running
      </text>
    </svg>
  )
}
