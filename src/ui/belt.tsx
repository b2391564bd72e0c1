import type { ReactNode } from 'react'
import styles from './belt.module.css'
import colours from './belt-colours.module.css'

export type BeltColour = 'white' | 'mustard' | 'kaki' | 'matcha' | 'sora' | 'brown' | 'black'

type BeltProps = {
  colour: BeltColour
  /** 0 to 4; the others are outlined. */
  stripes: number
  /** On the knot instead of the eye, such as a step's number. */
  children?: ReactNode
}

/** A class that sets the belt's colours. */
export function beltColour(colour: BeltColour): string {
  return colours[colour] ?? ''
}

const tapes = [20, 46, 72, 98]

/** Decoration: words beside it name it. Its ends hang below its box, at the right. */
export function Belt({ colour, stripes, children }: BeltProps) {
  return (
    <div className={`${styles.belt} ${beltColour(colour)}`}>
      <svg viewBox="0 0 390 64" preserveAspectRatio="none" className={styles.cloth} aria-hidden>
        <path className={styles.edge} d="M-4 6Q195 -2 394 6V62Q195 54 -4 62Z" />
        <path
          className={styles.seams}
          d="M-4 17Q195 9 394 17M-4 28.5Q195 20.5 394 28.5M-4 40Q195 32 394 40M-4 51Q195 43 394 51"
        />
      </svg>
      <svg viewBox="0 0 120 64" className={styles.tape} aria-hidden>
        {tapes.map((x, index) =>
          index < stripes ? (
            <path key={x} d={`M${x} 4h14v57h-14z`} />
          ) : (
            <path key={x} className={styles.open} d={`M${x + 2} 6.5h10v51.5h-10z`} />
          ),
        )}
      </svg>
      <div className={styles.knot}>
        <svg viewBox="246 -10 82 124" aria-hidden>
          <g className={styles.tied}>
            <path d="M288 52L250 98L276 110L304 68Z" />
            <path d="M282 52L322 98L296 110L266 68Z" />
            <path d="M252 -6L322 -3L319 64L255 62Z" />
          </g>
          {children === undefined && (
            <>
              <circle className={styles.eye} cx="287" cy="30" r="16" />
              <circle className={styles.pupil} cx="287" cy="30" r="7" />
            </>
          )}
        </svg>
        {children !== undefined && (
          <span className={styles.count} aria-hidden>
            {children}
          </span>
        )}
      </div>
    </div>
  )
}
