import styles from './die.module.css'

type DieProps = {
  value: number
  /** Default 6, with pips; other numbers show a numeral. */
  sides?: number
  /** In pixels; default from the style sheet. */
  size?: number
  /** Degrees clockwise. */
  tilt?: number
  className?: string
}

export function Die({ value, sides = 6, size, tilt = 0, className }: DieProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      width={size}
      height={size}
      className={className}
      role="img"
      aria-label={String(value)}
    >
      <g transform={`rotate(${tilt} 50 50)`}>
        <DieFace value={value} sides={sides} />
      </g>
    </svg>
  )
}

const pips: Record<number, readonly (readonly [x: number, y: number])[]> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
    [50, 50],
  ],
  6: [
    [30, 24],
    [30, 50],
    [30, 76],
    [70, 24],
    [70, 50],
    [70, 76],
  ],
}

/** On a grid of 100, for use inside another picture. */
export function DieFace({ value, sides = 6 }: { value: number; sides?: number }) {
  const { outline, middle } = shapeOf(sides)
  if (sides === 6) {
    return (
      <>
        <path className={styles.face} d={outline} />
        {pips[value]?.map(([x, y]) => (
          <circle
            key={`${x} ${y}`}
            className={value === 1 ? styles.ace : styles.pip}
            cx={x}
            cy={y}
            r={value === 1 ? 16 : 9.5}
          />
        ))}
      </>
    )
  }
  return (
    <>
      <path className={styles.face} d={outline} />
      <text className={styles.number} x="50" y={middle} fontSize={sizeOf(value, sides)}>
        {value}
      </text>
    </>
  )
}

/** The number is centred in its shape. */
type Shape = { outline: string; middle: number }

/** Slightly irregular corners, as if cut by hand. */
const shapes: Record<number, Shape> = {
  4: { outline: 'M51 2L99 94L2 96Z', middle: 82 },
  6: { outline: 'M5 3L97 5L95 97L3 95Z', middle: 65 },
  8: { outline: 'M50 0L93 27L92 75L49 100L7 74L8 26Z', middle: 65 },
  10: { outline: 'M51 0L100 58L49 99L0 56Z', middle: 68 },
  12: { outline: 'M50 1L99 38L79 96L20 97L2 37Z', middle: 70 },
  20: { outline: 'M51 0L94 24L95 76L49 100L6 75L5 25Z', middle: 65 },
}
const roundish: Shape = { outline: 'M31 3L70 2L97 30L98 71L69 98L30 97L2 69L3 31Z', middle: 64 }

function shapeOf(sides: number): Shape {
  return shapes[sides] ?? roundish
}

function sizeOf(value: number, sides: number): number {
  const largest = [46, 40, 30][String(value).length - 1] ?? 24
  return sides === 4 ? largest * 0.8 : largest
}
