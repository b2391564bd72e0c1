import styles from './diagram.module.css'

export function BarFloor() {
  return (
    <svg
      viewBox="0 0 360 420"
      role="img"
      aria-label="A bar’s floor from above. Along the top the counter, with jugs of water at its open end. Three game tables with a sign on each near it. In the far corner, by the door, two quiet tables without a sign. A clear path leads from the door to the water and the counter."
    >
      <path d="M3 0L360 2L358 418L0 420Z" fill="var(--track)" />

      <path d="M3 0L262 1L260 58L2 60Z" fill="var(--kaki)" />
      <text x={18} y={38} className={styles.big} fill="var(--ink)">
        The counter
      </text>
      <path d="M276 10L350 11L348 58L278 57Z" fill="var(--asagi)" />
      <text x={313} y={40} textAnchor="middle" className={styles.label} fill="var(--ink)">
        water
      </text>

      <Table x={70} y={136} hasSign />
      <Table x={220} y={136} hasSign />
      <Table x={70} y={254} hasSign />
      <text x={140} y={258} className={styles.label} fill="var(--fg)">
        one sign,
      </text>
      <text x={140} y={278} className={styles.label} fill="var(--fg)">
        one phone each
      </text>

      <path d="M318 76V396" stroke="var(--raised)" strokeWidth="40" />
      <path d="M318 96V370" stroke="var(--fg)" strokeWidth="4" strokeDasharray="10 9" />
      <path d="M306 98L318 80L330 98Z" fill="var(--fg)" />

      <path d="M2 318L230 316L232 418L0 420Z" fill="var(--matcha)" />
      <text x={16} y={344} className={styles.label} fill="var(--ink)">
        quiet corner, no sign
      </text>
      <Table x={72} y={382} />
      <Table x={172} y={382} />

      <path d="M272 402L358 401V420H272Z" fill="var(--vermilion)" />
      <text x={262} y={390} textAnchor="middle" className={styles.label} fill="var(--fg)">
        door
      </text>
    </svg>
  )
}

function Table({ x, y, hasSign = false }: { x: number; y: number; hasSign?: boolean }) {
  const reach = hasSign ? 40 : 20
  return (
    <g transform={`translate(${x} ${y})`}>
      {seats.map(([across, down]) => (
        <circle
          key={`${across} ${down}`}
          cx={across * reach * 1.05}
          cy={down * reach * 1.05}
          r={hasSign ? 9 : 6}
          fill={hasSign ? 'var(--sora)' : 'var(--ink)'}
        />
      ))}
      <circle r={reach * 0.82} fill="var(--mustard)" />
      {hasSign && (
        <>
          <path d="M-13 -15L14 -16L13 16L-14 15Z" fill="var(--vermilion)" />
          <path d="M-7 -9H7V5H-7Z" fill="var(--white)" />
        </>
      )}
    </g>
  )
}

const seats = [
  [1, 0],
  [0.3, 0.95],
  [-0.8, 0.6],
  [-0.8, -0.6],
  [0.3, -0.95],
] as const
