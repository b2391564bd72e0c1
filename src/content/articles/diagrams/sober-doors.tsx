import styles from './diagram.module.css'

const doors = [
  { word: 'A sip', note: 'beer or cola', cloth: 'var(--mustard)' },
  { word: 'Water', note: 'counts as is', cloth: 'var(--sora)' },
  { word: 'A point', note: 'on a list', cloth: 'var(--matcha)' },
  { word: 'Pass', note: 'no reason', cloth: 'var(--sakura)' },
] as const

/** One card with four equal choices. */
export function SoberDoors() {
  return (
    <svg
      viewBox="0 0 360 304"
      role="img"
      aria-label="One card that says “The card says: one” hangs above four curtains of the same size: a sip, water, a point, and pass."
    >
      <polygon points="33,4 326,0 328,84 31,88" fill="var(--asagi)" />
      <polygon points="31,88 328,84 328,94 33,98" fill="var(--kaki)" />
      <text className={styles.big} x={180} y={40} textAnchor="middle" fill="var(--ink)">
        The card says: one
      </text>
      <text className={styles.label} x={180} y={66} textAnchor="middle" fill="var(--ink)">
        You say which
      </text>
      <polygon points="0,128 360,128 360,135 0,135" fill="var(--fg)" />
      {doors.map(({ word, note, cloth }, door) => (
        <g key={word} transform={`translate(${2 + door * 90} 0)`}>
          <polygon points="10,118 24,118 24,146 10,146" fill={cloth} />
          <polygon points="62,118 76,118 76,146 62,146" fill={cloth} />
          <path d="M0 144 H86 L85 286 C70 298 58 276 42 286 C28 296 14 280 1 290 Z" fill={cloth} />
          <polygon points="20,144 30,144 36,288 22,290" fill="var(--ink)" fillOpacity="0.1" />
          <circle cx={43} cy={188} r={19} fill="none" stroke="var(--ink)" strokeWidth={5} />
          <circle cx={43} cy={188} r={9} fill="var(--ink)" />
          <text className={styles.label} x={43} y={238} textAnchor="middle" fill="var(--ink)">
            {word}
          </text>
          <text className={styles.small} x={43} y={260} textAnchor="middle" fill="var(--ink)">
            {note}
          </text>
        </g>
      ))}
    </svg>
  )
}
