import styles from './diagram.module.css'
import { Suit } from './suit.tsx'

const ring = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Q', 'K']

const jacks = [
  { suit: 'hearts', asks: 'a kind word', cloth: 'var(--sakura)', x: 133, y: 140 },
  { suit: 'diamonds', asks: 'an answer', cloth: 'var(--kaki)', x: 227, y: 140 },
  { suit: 'clubs', asks: 'a favour', cloth: 'var(--matcha)', x: 133, y: 221 },
  { suit: 'spades', asks: 'a pause', cloth: 'var(--sora)', x: 227, y: 221 },
] as const

/** Twelve ranks in a circle, and the four jacks outside. */
export function JackRing() {
  return (
    <svg
      viewBox="0 0 360 360"
      role="img"
      aria-label="Twelve ranks in a circle: ace, two and so on to ten, then queen, king and the ace again. In the middle, out of the circle, the four jacks: hearts asks for a kind word, diamonds for an answer, clubs for a favour, spades for a pause."
    >
      <circle cx={180} cy={180} r={150} fill="none" stroke="var(--track)" strokeWidth={10} />
      {ring.map((rank, place) => {
        const turn = (place * Math.PI) / 6
        const x = Math.round(180 + 150 * Math.sin(turn))
        const y = Math.round(180 - 150 * Math.cos(turn))
        return (
          <g key={rank} transform={`translate(${x} ${y})`}>
            <polygon points="-22,-25 23,-26 21,26 -23,25" fill="var(--ink)" />
            <polygon points="-20,-23 21,-24 19,24 -21,23" fill="var(--white)" />
            <text className={styles.big} y={8} textAnchor="middle" fill="var(--ink)">
              {rank}
            </text>
          </g>
        )
      })}
      {jacks.map(({ suit, asks, cloth, x, y }) => (
        <g key={suit} transform={`translate(${x} ${y})`}>
          <polygon points="-45,-38 46,-39 45,38 -46,39" fill={cloth} />
          <Suit suit={suit} x={0} y={-10} />
          <text className={styles.label} y={29} textAnchor="middle" fill="var(--ink)">
            {asks}
          </text>
        </g>
      ))}
    </svg>
  )
}
