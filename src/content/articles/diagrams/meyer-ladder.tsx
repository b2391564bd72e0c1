import styles from './diagram.module.css'

/** How many of the 36 throws are at least as good as each call. */
const ladder: readonly [call: string, reach: number][] = [
  ['2–1', 2],
  ['3–1', 4],
  ['6–6', 5],
  ['5–5', 6],
  ['4–4', 7],
  ['3–3', 8],
  ['2–2', 9],
  ['1–1', 10],
  ['6–5', 12],
  ['6–4', 14],
  ['6–3', 16],
  ['6–2', 18],
  ['6–1', 20],
  ['5–4', 22],
  ['5–3', 24],
  ['5–2', 26],
  ['5–1', 28],
  ['4–3', 30],
  ['4–2', 32],
  ['4–1', 34],
  ['3–2', 36],
]

const step = 23
const top = 34
const left = 50
const unit = 7.3

function cloth(call: string): string {
  if (call === '2–1' || call === '3–1') return 'var(--vermilion)'
  return call[0] === call[2] ? 'var(--mustard)' : 'var(--kaki)'
}

/** The 21 calls as bars. */
export function MeyerLadder() {
  const half = left + 18 * unit
  const firstHalf = ladder.findIndex(([, reach]) => reach === 18)
  const foot = top + ladder.length * step
  return (
    <svg
      viewBox={`0 0 360 ${foot + 4}`}
      role="img"
      aria-label="A ladder of the 21 calls of Meyer from 2–1 at the top to 3–2 at the foot, with how many of the 36 throws are as good or better: 2 for Meyer, 4 for 3–1, 5 for 6–6 down to 10 for 1–1, 12 for 6–5, then two more for every step, 18 for 6–2, up to 36 for 3–2. A line marks the half at 18."
    >
      <text className={styles.label} x={half} y={18} textAnchor="middle" fill="var(--fg)">
        half of 36
      </text>
      {ladder.map(([call, reach], place) => {
        const y = top + place * step
        return (
          <g key={call}>
            <text className={styles.label} x={0} y={y + 15} fill="var(--fg)">
              {call}
            </text>
            <polygon
              points={`${left},${y} ${left + reach * unit},${y + 1} ${left + reach * unit},${y + 19} ${left},${y + 20}`}
              fill={cloth(call)}
            />
            <text className={styles.label} x={358} y={y + 15} textAnchor="end" fill="var(--fg)">
              {reach}
            </text>
          </g>
        )
      })}
      <line
        x1={half}
        x2={half}
        y1={24}
        y2={top + firstHalf * step - 2}
        stroke="var(--fg)"
        strokeWidth={3}
      />
      <line
        x1={half}
        x2={half}
        y1={top + firstHalf * step}
        y2={foot}
        stroke="var(--ink)"
        strokeWidth={3}
      />
    </svg>
  )
}
