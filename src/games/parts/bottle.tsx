import type { RefObject } from 'react'
import styles from './bottle.module.css'
import { Sector } from './sector.tsx'

type BottleProps = {
  ref: RefObject<SVGGElement | null>
  names: readonly string[]
  /** The place it points at. */
  chosen: number | null
  /** The initial angle; later ones are set on the element. */
  angle: number
}

export function Bottle({ ref, names, chosen, angle }: BottleProps) {
  return (
    <svg viewBox="0 0 200 200" className={styles.picture} aria-hidden>
      <circle className={styles.mat} cx="100" cy="100" r="99" />
      {names.map((name, place) => (
        <Sector
          // biome-ignore lint/suspicious/noArrayIndexKey: a sector is its place
          key={place}
          name={name}
          place={place}
          of={names.length}
          isOn={place === chosen}
        />
      ))}
      {names.length === 0 && <Hours />}
      <circle className={styles.middle} cx="100" cy="100" r={names.length === 0 ? 78 : 43} />
      <g ref={ref} transform={`rotate(${angle} 100 100)`}>
        <g
          transform={`translate(100 100) scale(${names.length === 0 ? 1.5 : 0.86}) translate(-100 -100)`}
        >
          <path
            className={styles.glass}
            d="M95 52h10v4h-2v17c0 8 13 12 13 27v42c0 3-2 4-5 4H89c-3 0-5-1-5-4v-42c0-15 13-19 13-27V56h-2z"
          />
          <path className={styles.fold} d="M103 73c0 8 13 12 13 27v42c0 3-2 4-5 4h-6z" />
          <path className={styles.label} d="M84 108h32v24H84z" />
          <circle className={styles.eye} cx="100" cy="120" r="7" />
        </g>
      </g>
    </svg>
  )
}

function Hours() {
  return Array.from({ length: 12 }, (_, hour) => (
    <path
      // biome-ignore lint/suspicious/noArrayIndexKey: an hour is where it is
      key={hour}
      className={styles.hour}
      d={hour % 3 === 0 ? 'M98 5h4v13h-4z' : 'M99 5h2v7h-2z'}
      transform={`rotate(${hour * 30} 100 100)`}
    />
  ))
}
