import styles from './diagram.module.css'

type Cell = { word: string; points: number }

const columns = ['Country', 'Island', 'City'] as const
const rows: readonly { name: string; cells: readonly Cell[] }[] = [
  {
    name: 'Asta',
    cells: [
      { word: 'Brazil', points: 5 },
      { word: 'Bornholm', points: 10 },
      { word: 'Bergen', points: 10 },
    ],
  },
  {
    name: 'Bo',
    cells: [
      { word: 'Brazil', points: 5 },
      { word: 'nothing', points: 0 },
      { word: 'Bath', points: 10 },
    ],
  },
  {
    name: 'Carl',
    cells: [
      { word: 'Belgium', points: 10 },
      { word: 'nothing', points: 0 },
      { word: 'nothing', points: 0 },
    ],
  },
]

/** One letter by the paper rules: ten points alone, five shared. */
export function CountrySheet() {
  return (
    <svg
      viewBox="0 0 360 360"
      role="img"
      aria-label="A sheet for the letter B, scored. Asta: Brazil 5, Bornholm 10, Bergen 10, together 25. Bo: Brazil 5, no island, Bath 10, together 15. Carl: Belgium 10 and two empty columns, together 10."
    >
      <path d="M2 2L358 0L360 356L0 360Z" fill="var(--white)" />
      <path d="M12 12L66 11L67 62H13Z" fill="var(--sora)" />
      <text x={39} y={45} textAnchor="middle" className={styles.big} fill="var(--ink)">
        B
      </text>
      {columns.map((name, column) => (
        <text key={name} x={85 + column * 90} y={44} className={styles.label} fill="var(--ink)">
          {name}
        </text>
      ))}
      {rows.map(({ name, cells }, row) => (
        <g key={name} transform={`translate(0 ${72 + row * 95})`}>
          <path d="M12 0L348 -1V3L12 4Z" fill="var(--ink)" />
          <text x={14} y={34} className={styles.label} fill="var(--ink)">
            {name}
          </text>
          <text x={14} y={72} className={styles.big} fill="var(--ink)">
            {cells.reduce((sum, { points }) => sum + points, 0)}
          </text>
          {cells.map(({ word, points }, column) => (
            <Answer key={columns[column]} x={80 + column * 90} word={word} points={points} />
          ))}
        </g>
      ))}
    </svg>
  )
}

const cloths: Record<number, string> = {
  10: 'var(--matcha)',
  5: 'var(--mustard)',
  0: 'var(--rice)',
}

function Answer({ x, word, points }: Cell & { x: number }) {
  return (
    <g transform={`translate(${x} 12)`}>
      <path d="M0 1L84 0L83 71L1 72Z" fill={cloths[points]} />
      <text x={7} y={24} className={styles.label} fill="var(--ink)">
        {points === 0 ? '–' : word}
      </text>
      <text x={7} y={60} className={styles.big} fill="var(--ink)">
        {points}
      </text>
    </g>
  )
}
