import styles from './petals.module.css'
import { petalsAtStart } from './rules-state.ts'

const petalsPerPlum = 5
const plumWidth = 24
const plumRadius = 7
const petalRadius = 3.6

/** Petal centres: five round each plum, the first at the top. */
const petals = Array.from({ length: petalsAtStart }, (_, place) => {
  const angle = ((place % petalsPerPlum) / petalsPerPlum) * 2 * Math.PI
  const left = Math.floor(place / petalsPerPlum) * plumWidth
  return {
    place,
    cx: left + plumWidth / 2 + plumRadius * Math.sin(angle),
    cy: plumWidth / 2 - plumRadius * Math.cos(angle),
  }
})

type PetalsProps = {
  left: number
  isLosing: boolean
}

/** Two plums: filled petals are left, hollow ones lost, a loose one is about to fall. */
export function Petals({ left, isLosing }: PetalsProps) {
  function stateOf(place: number): string {
    if (place >= left) return 'lost'
    return isLosing && place === left - 1 ? 'loose' : 'left'
  }
  return (
    <>
      <svg className={styles.petals} viewBox={`0 0 ${2 * plumWidth} ${plumWidth}`} aria-hidden>
        {petals.map(({ place, cx, cy }) => (
          <circle key={place} cx={cx} cy={cy} r={petalRadius} data-state={stateOf(place)} />
        ))}
      </svg>
      <span className="seen-by-readers">{` ${left} of ${petalsAtStart} petals`}</span>
    </>
  )
}
