import styles from './diagram.module.css'

/** Seconds for each answer, lap by lap, as in the game. */
const seconds = [5, 4.5, 4, 3.5, 3, 2.5, 2] as const
const perSecond = 44

export function CategoryClock() {
  return (
    <svg
      viewBox="0 0 360 376"
      role="img"
      aria-label="Time to answer. On paper five claps, the same in every lap. On the phone five seconds in the first lap and half a second less in each further one, down to two seconds in the seventh, where it stays."
    >
      <text x={2} y={26} className={styles.big} fill="var(--fg)">
        At the table: five claps
      </text>
      {[1, 2, 3, 4, 5].map((clap) => (
        <g key={clap} transform={`translate(${46 + (clap - 1) * 66} 66)`}>
          <circle r={27} fill={clap < 5 ? 'var(--asagi)' : 'var(--vermilion)'} />
          <text y={8} textAnchor="middle" className={styles.big} fill="var(--ink)">
            {clap}
          </text>
        </g>
      ))}
      <text x={2} y={136} className={styles.big} fill="var(--fg)">
        On the phone
      </text>
      {seconds.map((time, lap) => (
        <g key={time} transform={`translate(0 ${150 + lap * 32})`}>
          <text x={2} y={19} className={styles.label} fill="var(--fg)">
            Lap {lap + 1}
          </text>
          <path
            d={`M62 1L${62 + time * perSecond} 0L${60 + time * perSecond} 27L63 26Z`}
            fill={time > 2 ? 'var(--asagi)' : 'var(--vermilion)'}
          />
          <text x={74} y={19} className={styles.label} fill="var(--ink)">
            {time} s
          </text>
        </g>
      ))}
      <text x={164} y={361} className={styles.label} fill="var(--fg)">
        and never shorter
      </text>
    </svg>
  )
}
