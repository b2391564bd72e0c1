import styles from './diagram.module.css'

/** Faces in sixty throws of our tool, made for this page. */
const counts = [8, 11, 10, 9, 12, 10] as const

const floor = 220
const unit = 14

/** Throws beside what was to be expected. */
export function DiceTally() {
  const expected = floor - 10 * unit
  return (
    <svg
      viewBox="0 0 360 256"
      role="img"
      aria-label="Sixty throws of a die as bars: one came 8 times, two 11, three 10, four 9, five 12 and six 10 times. A line marks the ten that each face would have if chance were tidy."
    >
      {counts.map((count, place) => {
        const x = 8 + place * 59
        const height = count * unit
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is the face it stands for
          <g key={place}>
            <polygon
              points={`${x},${floor - height + 1} ${x + 48},${floor - height} ${x + 49},${floor} ${x},${floor}`}
              fill={place % 2 ? 'var(--asagi)' : 'var(--sora)'}
            />
            <text
              className={styles.big}
              x={x + 24}
              y={floor - 22}
              textAnchor="middle"
              fill="var(--ink)"
            >
              {count}
            </text>
            <text
              className={styles.big}
              x={x + 24}
              y={floor + 28}
              textAnchor="middle"
              fill="var(--fg)"
            >
              {place + 1}
            </text>
          </g>
        )
      })}
      <polygon
        points={`0,${floor} 360,${floor} 360,${floor + 4} 0,${floor + 4}`}
        fill="var(--fg)"
      />
      <polygon
        points={`0,${expected - 2} 360,${expected - 2} 360,${expected + 2} 0,${expected + 2}`}
        fill="var(--vermilion)"
      />
      <text className={styles.label} x={0} y={26} fill="var(--fg)">
        The red line: ten of each
      </text>
    </svg>
  )
}
