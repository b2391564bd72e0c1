import { Cup } from './cup.tsx'
import styles from './diagram.module.css'

/** By cups left: rows from the back, with the thrower above. */
const racks = [
  { cups: 6, name: 'Six', rows: [3, 2, 1], fill: 'var(--vermilion)' },
  { cups: 4, name: 'Four', rows: [1, 2, 1], fill: 'var(--kaki)' },
  { cups: 3, name: 'Three', rows: [2, 1], fill: 'var(--mustard)' },
  { cups: 2, name: 'Two', rows: [1, 1], fill: 'var(--sakura)' },
] as const

/** The shapes a team may ask for. */
export function PongReracks() {
  return (
    <svg
      viewBox="0 0 360 160"
      role="img"
      aria-label="What cups are set into when a re-rack is asked for. Six: a triangle. Four: a diamond. Three: a small triangle. Two: one behind the other."
    >
      <polygon points="0,3 360,0 359,122 1,120" fill="var(--track)" />
      {racks.map(({ cups, name, rows, fill }, rack) => (
        <g key={cups} transform={`translate(${50 + rack * 88} 61)`}>
          {rows.map((count, row) =>
            Array.from({ length: count }, (_, place) => (
              <Cup
                // biome-ignore lint/suspicious/noArrayIndexKey: a cup is its place
                key={`${row}-${place}`}
                x={(place - (count - 1) / 2) * 28}
                y={(row - (rows.length - 1) / 2) * 25}
                r={14}
                fill={fill}
              />
            )),
          )}
          <text className={styles.big} y={88} textAnchor="middle" fill="var(--fg)">
            {name}
          </text>
        </g>
      ))}
    </svg>
  )
}
