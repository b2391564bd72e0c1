import { DieFace } from '#ui/die.tsx'
import styles from './dice-screen.module.css'

const dieSize = 330
const places = [
  { x: 355, y: 315, tilt: -8 },
  { x: 695, y: 337, tilt: 10 },
]

type ScreenDiceProps = {
  /** Null where a die is still in the hand. */
  faces: readonly (number | null)[]
  /** Thrown together, for a moment of their own. */
  hasFallen?: boolean
}

/** Two dice as large as the TV allows. */
export function ScreenDice({ faces, hasFallen = false }: ScreenDiceProps) {
  const down = faces.filter((face) => face !== null)
  return (
    <svg
      viewBox="0 0 1020 640"
      className={styles.dice}
      role="img"
      aria-label={down.length > 0 ? `On the plate: ${down.join(', ')}` : 'An empty plate'}
      data-fallen={hasFallen}
    >
      <ellipse className={styles.plate} cx="520" cy="500" rx="560" ry="112" />
      <ellipse className={styles.hollow} cx="520" cy="494" rx="400" ry="74" />
      {places.map(({ x, y, tilt }, place) => {
        const face = faces[place] ?? null
        if (face === null) return null
        const scale = dieSize / 100
        return (
          <g
            key={x}
            transform={`translate(${x} ${y}) rotate(${tilt}) scale(${scale}) translate(-50 -50)`}
          >
            <g className={styles.die}>
              <g className={styles.rock}>
                <DieFace value={face} />
              </g>
            </g>
          </g>
        )
      })}
    </svg>
  )
}
