import styles from './diagram.module.css'

/** Lines of three through each cup: 42 in all. */
const lines: readonly (readonly number[])[] = [
  [3, 4, 4, 3],
  [2, 5, 5, 2],
  [3, 4, 4, 3],
]

const fills: Record<number, string> = {
  2: 'var(--rice)',
  3: 'var(--mustard)',
  4: 'var(--kaki)',
  5: 'var(--vermilion)',
}

export function BakkeLines() {
  return (
    <svg
      viewBox="0 0 360 216"
      role="img"
      aria-label="How many of the fourteen rows of three run through each cup. Corners: three. The middle cups of the long sides: four. The two cups in the heart of the tray: five. The ends of the middle row: two."
    >
      <polygon points="42,4 317,2 319,212 41,214" fill="var(--track)" />
      {lines.map((row, y) =>
        row.map((count, x) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cup is its place
          <g key={`${y}-${x}`}>
            <circle cx={84 + x * 64} cy={44 + y * 64} r={28} fill="var(--ink)" />
            <circle cx={84 + x * 64} cy={44 + y * 64} r={24.5} fill={fills[count]} />
            <text
              className={styles.big}
              x={84 + x * 64}
              y={52 + y * 64}
              textAnchor="middle"
              fill="var(--ink)"
            >
              {count}
            </text>
          </g>
        )),
      )}
    </svg>
  )
}
