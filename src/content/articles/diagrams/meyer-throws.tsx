import styles from './diagram.module.css'

const faces = [1, 2, 3, 4, 5, 6] as const

function callOf(one: number, other: number): string {
  return `${Math.max(one, other)}–${Math.min(one, other)}`
}

function cloth(call: string): string {
  if (call === '2–1') return 'var(--vermilion)'
  if (call === '3–1') return 'var(--sakura)'
  return call[0] === call[2] ? 'var(--mustard)' : 'var(--rice)'
}

/** The 36 throws of two dice, with their names. */
export function MeyerThrows() {
  return (
    <svg
      viewBox="0 0 360 300"
      role="img"
      aria-label="A table of the 36 throws, one die across and the other down. Meyer, 2–1, stands in two of its places, Little Meyer, 3–1, in two, each of the six pairs in one, and each of the thirteen other calls in two."
    >
      {faces.map((face, place) => (
        <g key={face}>
          <text
            className={styles.big}
            x={74 + place * 52}
            y={24}
            textAnchor="middle"
            fill="var(--fg)"
          >
            {face}
          </text>
          <text
            className={styles.big}
            x={20}
            y={66 + place * 44}
            textAnchor="middle"
            fill="var(--fg)"
          >
            {face}
          </text>
        </g>
      ))}
      {faces.map((down, row) =>
        faces.map((across, column) => {
          const call = callOf(across, down)
          const x = 50 + column * 52
          const y = 38 + row * 44
          return (
            <g key={`${down}-${across}`}>
              <polygon
                points={`${x},${y + 1} ${x + 48},${y} ${x + 47},${y + 40} ${x + 1},${y + 39}`}
                fill={cloth(call)}
                stroke="var(--ink)"
                strokeWidth={1.5}
              />
              <text
                className={styles.label}
                x={x + 24}
                y={y + 26}
                textAnchor="middle"
                fill="var(--ink)"
              >
                {call}
              </text>
            </g>
          )
        }),
      )}
    </svg>
  )
}
