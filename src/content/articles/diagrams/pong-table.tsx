import { Cup } from './cup.tsx'
import styles from './diagram.module.css'

const rows = [4, 3, 2, 1] as const

/** Ten cups that point to the middle. */
function Rack({ from, step, fill }: { from: number; step: number; fill: string }) {
  return rows.map((count, row) =>
    Array.from({ length: count }, (_, place) => (
      <Cup
        // biome-ignore lint/suspicious/noArrayIndexKey: a cup is its place
        key={`${count}-${place}`}
        x={180 + (place - (count - 1) / 2) * 34}
        y={from + row * step}
        r={17}
        fill={fill}
      />
    )),
  )
}

/** The table before the first throw. */
export function PongTable() {
  return (
    <svg
      viewBox="0 0 360 424"
      role="img"
      aria-label="The table from above. At each end ten cups stand in a triangle of rows of four, three, two and one, the point towards the middle. Two players stand behind each end, and elbows stay behind the edge."
    >
      <polygon points="81,34 278,32 280,390 79,392" fill="var(--matcha)" />
      <polygon points="80,211 279,210 279,213 80,215" fill="var(--ink)" fillOpacity="0.3" />
      <Rack from={58} step={30} fill="var(--sora)" />
      <Rack from={366} step={-30} fill="var(--vermilion)" />
      <text className={styles.label} x={180} y={20} textAnchor="middle" fill="var(--fg)">
        Two players
      </text>
      <text className={styles.label} x={180} y={414} textAnchor="middle" fill="var(--fg)">
        Two players
      </text>
      <text className={styles.label} x={292} y={150} fill="var(--fg)">
        The point
      </text>
      <text className={styles.label} x={292} y={168} fill="var(--fg)">
        faces in
      </text>
      <polygon points="203,147 274,154 274,158 203,151" fill="var(--ink)" />
      <text className={styles.label} x={68} y={360} textAnchor="end" fill="var(--fg)">
        Elbows
      </text>
      <text className={styles.label} x={68} y={378} textAnchor="end" fill="var(--fg)">
        behind
      </text>
      <text className={styles.label} x={68} y={396} textAnchor="end" fill="var(--fg)">
        the edge
      </text>
    </svg>
  )
}
