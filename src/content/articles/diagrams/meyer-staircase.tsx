import styles from './diagram.module.css'

type Face = 1 | 2 | 3 | 4 | 5 | 6

/** Pips of a face, in thirds of the die from its middle. */
const pips: Record<Face, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

const pairs: readonly Face[] = [6, 5, 4, 3, 2, 1]
/** Mixed throws by their higher die. */
const steps: readonly (readonly [high: Face, lows: readonly Face[]])[] = [
  [6, [5, 4, 3, 2, 1]],
  [5, [4, 3, 2, 1]],
  [4, [3, 2, 1]],
  [3, [2]],
]

/** The 21 calls, best first: two Meyers, six pairs, thirteen mixed throws. */
export function MeyerStaircase() {
  return (
    <svg
      viewBox="0 0 360 338"
      role="img"
      aria-label="The 21 calls of Meyer in order. On top 2–1, Meyer, then 3–1, Little Meyer. Below them the pairs from six down to one. Then the mixed throws from 6–5 down to 3–2, the lowest."
    >
      <path d="M2 1L358 3L357 79L0 77Z" fill="var(--kaki)" />
      <Throw x={16} y={20} size={38} dice={[2, 1]} />
      <text x={102} y={37} className={styles.big} fill="var(--ink)">
        Meyer
      </text>
      <text x={102} y={58} className={styles.small} fill="var(--ink)">
        beats all
      </text>
      <Throw x={196} y={26} size={26} dice={[3, 1]} />
      <text x={258} y={37} className={styles.label} fill="var(--ink)">
        Little Meyer
      </text>
      <text x={258} y={56} className={styles.small} fill="var(--ink)">
        next best
      </text>

      <path d="M0 86L357 84L360 152L3 154Z" fill="var(--mustard)" />
      <text x={12} y={106} className={styles.label} fill="var(--ink)">
        Pairs
      </text>
      {pairs.map((face, place) => (
        <Throw key={face} x={10 + place * 58} y={116} size={23} dice={[face, face]} />
      ))}

      <path
        d="M1 161L358 159L357 184L301 185V220H243V256H185V292H69V333L3 335Z"
        fill="var(--asagi)"
      />
      <text x={12} y={180} className={styles.label} fill="var(--ink)">
        The rest, higher die first
      </text>
      {steps.map(([high, lows], row) =>
        lows.map((low, place) => (
          <Throw key={low} x={10 + place * 58} y={190 + row * 36} size={23} dice={[high, low]} />
        )),
      )}
      <text x={352} y={320} textAnchor="end" className={styles.label} fill="var(--fg)">
        3–2 is the least there is
      </text>
    </svg>
  )
}

type ThrowProps = { x: number; y: number; size: number; dice: readonly [Face, Face] }

function Throw({ x, y, size, dice }: ThrowProps) {
  return dice.map((face, place) => (
    <g
      // The two dice of a pair look the same.
      key={place === 0 ? 'high' : 'low'}
      transform={`translate(${x + place * (size + 3)} ${y})`}
    >
      <path d={`M0 0H${size}V${size}H0Z`} fill="var(--white)" />
      {pips[face].map(([across, down]) => (
        <circle
          key={`${across} ${down}`}
          cx={size / 2 + across * size * 0.27}
          cy={size / 2 + down * size * 0.27}
          r={size * 0.1}
          fill="var(--ink)"
        />
      ))}
    </g>
  ))
}
