import styles from './diagram.module.css'

/** A room from above. */
export function CharadesRoom() {
  return (
    <svg
      viewBox="0 0 360 380"
      role="img"
      aria-label="The room from above. In the middle stands the actor. Their own team of four sits in a half circle in front and guesses. The other team of four sits behind the actor with the bowl of slips and the watch, and holds its tongue until the time is up."
    >
      <path d="M4 2L357 0L360 378L0 380Z" fill="var(--track)" />

      <text x={180} y={30} textAnchor="middle" className={styles.big} fill="var(--fg)">
        They know, and wait
      </text>
      <People cloth="var(--kaki)" places={them} />
      <path d="M136 76L222 74L216 120L142 121Z" fill="var(--mustard)" />
      <text x={179} y={104} textAnchor="middle" className={styles.label} fill="var(--ink)">
        the bowl
      </text>
      <circle cx={302} cy={132} r={21} fill="var(--white)" stroke="var(--ink)" strokeWidth="5" />
      <path d="M302 120V133H312" fill="none" stroke="var(--ink)" strokeWidth="4" />
      <text x={302} y={174} textAnchor="middle" className={styles.label} fill="var(--fg)">
        the watch
      </text>

      <circle cx={180} cy={196} r={38} fill="var(--vermilion)" />
      <path
        d="M149 179L116 150M211 179L244 150"
        stroke="var(--vermilion)"
        strokeWidth="13"
        strokeLinecap="square"
      />
      <text x={180} y={201} textAnchor="middle" className={styles.label} fill="var(--ink)">
        acts
      </text>
      <path d="M168 240H192L180 258Z" fill="var(--fg)" />

      <People cloth="var(--matcha)" places={us} />
      <text x={180} y={354} textAnchor="middle" className={styles.big} fill="var(--fg)">
        They guess, loudly
      </text>
    </svg>
  )
}

const them = [
  [52, 74],
  [104, 58],
  [254, 58],
  [308, 74],
] as const

const us = [
  [62, 254],
  [124, 298],
  [236, 298],
  [298, 254],
] as const

type PeopleProps = { cloth: string; places: readonly (readonly [number, number])[] }

/** Heads with shoulders. */
function People({ cloth, places }: PeopleProps) {
  return places.map(([x, y]) => (
    <g key={x} transform={`translate(${x} ${y})`}>
      <path d="M-25 -9L24 -11L26 11L-24 10Z" fill={cloth} />
      <circle r={15} fill={cloth} stroke="var(--ink)" strokeWidth="4" />
    </g>
  ))
}
