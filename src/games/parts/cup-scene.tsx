import { DieFace } from '#ui/die.tsx'
import { symbolsUrl } from '#ui/glyph.tsx'
import styles from './cup-scene.module.css'
import { layDice, minTwoRowDice } from './lay-dice.ts'

export type CupStage = 'down' | 'shaking' | 'lifted'

type CupSceneProps = {
  stage: CupStage
  /** Drawn and announced only once the cup is up. */
  dice?: readonly number[]
  /** How many of them have rolled out; default all. */
  visible?: number
  sides?: number
  /** Changes with every throw: the dice tumble again. */
  throwId?: number | string
  className?: string
}

export function CupScene(props: CupSceneProps) {
  const { stage, dice = [], visible = dice.length, sides = 6, throwId = 0, className = '' } = props
  return (
    <svg
      viewBox="0 0 390 390"
      className={`${styles.scene} ${className}`}
      role="img"
      aria-label={labelOf(stage, dice.slice(0, visible))}
    >
      <g className={dice.length >= minTwoRowDice ? styles.fromAbove : undefined}>
        <path className={styles.plate} d="M-40 316A235 62 0 0 0 430 316A235 62 0 0 0-40 316Z" />
        <path className={styles.hollow} d="M27 313A168 40 0 0 0 363 313A168 40 0 0 0 27 313Z" />
      </g>
      {stage === 'lifted' &&
        layDice(dice.length)
          .slice(0, visible)
          .map(({ x, y, size, tilt }, place) => (
            <g
              // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names, only places
              key={`${throwId} ${place}`}
              transform={`translate(${x} ${y}) rotate(${tilt}) scale(${size / 100}) translate(-50 -50)`}
            >
              <g className={styles.die}>
                <DieFace value={dice[place] ?? 1} sides={sides} />
              </g>
            </g>
          ))}
      <g
        className={`${styles.cup} ${styles[stage]}`}
        data-away={dice.length >= minTwoRowDice || undefined}
      >
        <g className={styles.hand}>
          <Cup />
        </g>
      </g>
    </svg>
  )
}

/** Upside down, on a grid of 260 by 234. */
function Cup() {
  return (
    <>
      <path
        className={styles.red}
        d="M70 22L190 18Q198 18 200 26L238 212Q240 222 230 225Q130 246 30 227Q20 225 22 215L62 30Q63 22 70 22Z"
      />
      <path
        className={styles.fold}
        d="M150 19L190 18Q198 18 200 26L238 212Q240 222 230 225Q205 230 178 233Z"
      />
      <path className={styles.ink} d="M88 4L172 2L174 22L86 25Z" />
      <path
        className={styles.rim}
        d="M25.5 198Q130 218 234.8 195L238.4 213Q240 222 230 225Q130 246 30 227Q20 225 22 215Z"
      />
      <path className={styles.band} d="M30.4 175Q130 194 230.4 172L232.8 184Q130 207 27.8 187Z" />
      <use
        href={`${symbolsUrl}#crest-meyer`}
        className={styles.crest}
        x="85"
        y="62"
        width="90"
        height="90"
      />
    </>
  )
}

function labelOf(stage: CupStage, dice: readonly number[]): string {
  if (stage === 'shaking') return 'The cup is being shaken'
  if (stage === 'down') return 'The cup stands upside down on the plate'
  return dice.length === 0 ? 'The cup is off an empty plate' : `On the plate: ${dice.join(', ')}`
}
