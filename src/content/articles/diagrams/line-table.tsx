import { Cup } from './cup.tsx'
import styles from './diagram.module.css'

const six = [0, 1, 2, 3, 4, 5] as const

/** Two lines of six from above that never face each other. */
export function LineTable() {
  return (
    <svg
      viewBox="0 0 360 436"
      role="img"
      aria-label="The table from above. At the near end six cups stand one behind the other, left of the middle. At the far end six stand right of the middle. A throw from the near end goes at the far cup closest to the thrower."
    >
      <polygon points="91,32 268,30 270,404 89,406" fill="var(--asagi)" />
      <polygon points="89,216 270,215 270,219 89,220" fill="var(--ink)" />
      <polygon points="178,32 181,32 181,404 178,404" fill="var(--ink)" fillOpacity="0.18" />
      {six.map((place) => (
        <Cup
          key={`far-${place}`}
          x={224}
          y={52 + place * 25}
          r={12}
          fill={place === 5 ? 'var(--mustard)' : 'var(--vermilion)'}
        />
      ))}
      {six.map((place) => (
        <Cup key={`near-${place}`} x={136} y={384 - place * 25} r={12} fill="var(--sora)" />
      ))}
      <polygon points="221,376 221,218 213,218 224,198 235,218 227,218 227,376" fill="var(--ink)" />
      <circle cx={224} cy={386} r={9} fill="var(--ink)" />
      <circle cx={224} cy={386} r={6} fill="var(--white)" />
      <text className={styles.label} x={180} y={20} textAnchor="middle" fill="var(--fg)">
        They stand here
      </text>
      <text className={styles.label} x={180} y={428} textAnchor="middle" fill="var(--fg)">
        You stand here
      </text>
      <text className={styles.label} x={280} y={166} fill="var(--fg)">
        Only the
      </text>
      <text className={styles.label} x={280} y={184} fill="var(--fg)">
        closest
      </text>
      <text className={styles.label} x={280} y={202} fill="var(--fg)">
        cup goes
      </text>
      <polygon points="242,175 266,174 266,178 242,179" fill="var(--ink)" />
      <text className={styles.label} x={80} y={312} textAnchor="end" fill="var(--fg)">
        Your six,
      </text>
      <text className={styles.label} x={80} y={330} textAnchor="end" fill="var(--fg)">
        left of
      </text>
      <text className={styles.label} x={80} y={348} textAnchor="end" fill="var(--fg)">
        the middle
      </text>
    </svg>
  )
}
