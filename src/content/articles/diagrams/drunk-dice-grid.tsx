import styles from './diagram.module.css'

const faces = [1, 2, 3, 4, 5, 6] as const
const size = 42

/** What each of the 36 throws does, in the order of the rules below it. */
export function DrunkDiceGrid() {
  return (
    <svg
      viewBox="0 0 360 432"
      role="img"
      aria-label="A square of all 36 throws of two dice. Six make seven and go left, two make eleven and go right, four make nine and come home, five are doubles other than two threes. Eleven of the 36 hold a three and are ringed: Three-Man pays. Twelve throws do nothing."
    >
      {faces.map((face, place) => (
        <g key={face}>
          <Face x={66 + place * (size + 3) + size / 2} y={26} face={face} />
          <Face x={38} y={52 + place * (size + 3) + size / 2} face={face} />
        </g>
      ))}
      {faces.map((down, row) =>
        faces.map((across, column) => (
          <Cell
            key={across}
            x={66 + column * (size + 3)}
            y={52 + row * (size + 3)}
            dice={[across, down]}
          />
        )),
      )}
      <Key x={4} y={338} cloth="var(--mustard)" sign="7" words="left takes 1" />
      <Key x={4} y={370} cloth="var(--sora)" sign="11" words="right takes 1" />
      <Key x={4} y={402} cloth="var(--kaki)" sign="9" words="you take 1" />
      <Key x={186} y={338} cloth="var(--matcha)" sign="=" words="doubles" />
      <Key x={186} y={370} cloth="var(--track)" sign="ring" words="Three-Man" />
      <Key x={186} y={402} cloth="var(--track)" sign="" words="nothing" />
    </svg>
  )
}

/** A double that lets you give a drink; two threes count for the Three-Man only. */
function isGift([one, other]: readonly [number, number]): boolean {
  return one === other && one !== 3
}

function clothOf([one, other]: readonly [number, number]): string {
  const sum = one + other
  if (isGift([one, other])) return 'var(--matcha)'
  if (sum === 7) return 'var(--mustard)'
  if (sum === 11) return 'var(--sora)'
  if (sum === 9) return 'var(--kaki)'
  return 'var(--track)'
}

function signOf([one, other]: readonly [number, number]): string {
  const sum = one + other
  if (isGift([one, other])) return '='
  return sum === 7 || sum === 11 || sum === 9 ? String(sum) : ''
}

function Cell({ x, y, dice }: { x: number; y: number; dice: readonly [number, number] }) {
  const cloth = clothOf(dice)
  const ring = cloth === 'var(--track)' ? 'var(--fg)' : 'var(--ink)'
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={`M0 0H${size}V${size}H0Z`} fill={cloth} />
      {dice.includes(3) && (
        <circle cx={size / 2} cy={size / 2} r={16} fill="none" stroke={ring} strokeWidth="4" />
      )}
      <text x={size / 2} y={26.5} textAnchor="middle" className={styles.label} fill="var(--ink)">
        {signOf(dice)}
      </text>
    </g>
  )
}

function Face({ x, y, face }: { x: number; y: number; face: number }) {
  return (
    <text x={x} y={y + 8} textAnchor="middle" className={styles.big} fill="var(--fg)">
      {face}
    </text>
  )
}

type KeyProps = { x: number; y: number; cloth: string; sign: string; words: string }

function Key({ x, y, cloth, sign, words }: KeyProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0L34 1L33 25L1 24Z" fill={cloth} />
      {sign === 'ring' ? (
        <circle cx={17} cy={12.5} r={8} fill="none" stroke="var(--fg)" strokeWidth="4" />
      ) : (
        <text x={17} y={18} textAnchor="middle" className={styles.label} fill="var(--ink)">
          {sign}
        </text>
      )}
      <text x={44} y={18} className={styles.label} fill="var(--fg)">
        {words}
      </text>
    </g>
  )
}
