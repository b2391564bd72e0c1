import { Cup } from './cup.tsx'
import styles from './diagram.module.css'

const at = (place: number) => 98 + place * 46

/** The closest cup leaves; another one comes to the front. */
export function LineHits() {
  return (
    <svg
      viewBox="0 0 360 250"
      role="img"
      aria-label="Two cases, thrown from the left. The closest cup is hit: it leaves the table and five stay. The fourth cup is hit: it moves to the front of the line, and six stay."
    >
      <polygon points="0,34 360,32 360,104 1,106" fill="var(--matcha)" />
      <text className={styles.big} x={0} y={24} fill="var(--fg)">
        Closest hit: it goes
      </text>
      <circle
        cx={at(0)}
        cy={69}
        r={18}
        fill="none"
        stroke="var(--ink)"
        strokeWidth={3}
        strokeDasharray="6 5"
      />
      {[1, 2, 3, 4, 5].map((place) => (
        <Cup key={place} x={at(place)} y={69} r={19} fill="var(--vermilion)" />
      ))}
      <polygon points="14,66 48,66 48,57 66,69 48,81 48,72 14,72" fill="var(--ink)" />

      <polygon points="0,160 360,158 360,248 1,250" fill="var(--matcha)" />
      <text className={styles.big} x={0} y={148} fill="var(--fg)">
        Another: to the front
      </text>
      {[0, 1, 2, 4, 5].map((place) => (
        <Cup key={place} x={at(place)} y={222} r={19} fill="var(--vermilion)" />
      ))}
      <circle
        cx={at(3)}
        cy={222}
        r={18}
        fill="none"
        stroke="var(--ink)"
        strokeWidth={3}
        strokeDasharray="6 5"
      />
      <Cup x={at(0) - 48} y={222} r={19} fill="var(--mustard)" />
      <path
        d={`M${at(3)} 200 C${at(2) + 20} 166 ${at(0) - 10} 166 ${at(0) - 42} 188`}
        fill="none"
        stroke="var(--ink)"
        strokeWidth={5}
      />
      <polygon points="44,199 52,179 65,194" fill="var(--ink)" />
    </svg>
  )
}
