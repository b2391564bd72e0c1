import { achievements } from '#domain/profile/achievements.ts'
import { beltOf } from '#domain/profile/belts.ts'
import { beltColour } from '#ui/belt.tsx'
import styles from './belt-ladder.module.css'

const ladder = [
  ...new Set(
    achievements.map((_, index) => beltOf(index).belt).concat(beltOf(achievements.length).belt),
  ),
]

export function BeltLadder() {
  return (
    <ol className={styles.ladder}>
      {ladder.map(({ name, colour, stamps }) => (
        <li key={name} className={`${styles.rung} ${beltColour(colour)}`}>
          <span className={styles.belt} aria-hidden />
          <strong>{name}</strong>
          <span>{stamps === 0 ? 'from the start' : `${stamps} stamps`}</span>
        </li>
      ))}
    </ol>
  )
}
