import { cutGraphemes } from '#domain/cut-graphemes.ts'
import styles from './bottle.module.css'

/** Radii of the outer rim and of the bottle's room. */
const rim = 99
const inner = 45
const maxSize = 15
const minSize = 7.5
/** Width of a letter as a fraction of its size. */
const letterWidth = 0.78

type SectorProps = { name: string; place: number; of: number; isOn: boolean }

/** A slice with a name along it, readable from the phone's bottom. */
export function Sector({ name, place, of, isOn }: SectorProps) {
  const middle = (place * 360) / of
  const half = 180 / of
  const room = rim - inner - 6
  const most = Math.floor(room / (minSize * letterWidth))
  const short = cutGraphemes(name, most)
  const text = short === name ? name : `${cutGraphemes(name, most - 1)}…`
  const breadth = 2 * Math.sin((Math.PI / 180) * Math.min(half, 45)) * inner * 1.3
  const size = Math.min(maxSize, breadth, Math.max(minSize, room / (text.length * letterWidth)))
  const isLeft = middle > 180
  return (
    <g className={isOn ? styles.on : undefined}>
      <path
        className={styles.place}
        data-odd={place % 2 === 1 || undefined}
        d={slice(middle, half)}
      />
      <text
        className={styles.name}
        fontSize={size}
        textAnchor={isLeft ? 'start' : 'end'}
        dominantBaseline="central"
        transform={`rotate(${middle - (isLeft ? 270 : 90)} 100 100)`}
        x={isLeft ? 100 - rim + 4 : 100 + rim - 4}
        y="100"
      >
        {text}
      </text>
    </g>
  )
}

function slice(middle: number, half: number): string {
  const [x1, y1] = at(middle - half)
  const [x2, y2] = at(middle + half)
  return `M100 100L${x1} ${y1}A${rim} ${rim} 0 ${half > 90 ? 1 : 0} 1 ${x2} ${y2}Z`
}

function at(angle: number): readonly [x: number, y: number] {
  const turn = ((angle - 90) * Math.PI) / 180
  const round = (value: number) => Math.round(value * 100) / 100
  return [round(100 + rim * Math.cos(turn)), round(100 + rim * Math.sin(turn))]
}
