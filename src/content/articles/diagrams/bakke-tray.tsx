import styles from './diagram.module.css'

type Owner = 'dots' | 'rings' | null

/** Rows from the top; the dots hold three across the corner. */
const tray: readonly (readonly Owner[])[] = [
  ['dots', 'rings', null, 'rings'],
  ['rings', 'dots', null, 'dots'],
  [null, 'rings', 'dots', null],
]

const columnAt = (column: number) => 108 + column * 48
const rowAt = (row: number) => 84 + row * 48

const fills = { dots: 'var(--vermilion)', rings: 'var(--sora)', open: 'var(--rice)' }

export function BakkeTray() {
  return (
    <svg
      viewBox="0 0 360 268"
      role="img"
      aria-label="A tray of twelve cups in three rows of four, seen from above, between two teams. The Dots throw from the left and hold four cups, the Rings throw from the right and hold four. Three of the Dots’ cups lie on a slant in a row: they have won."
    >
      <polygon points="74,50 285,48 287,214 73,216" fill="var(--mustard)" />
      <polygon points="73,216 287,214 287,224 75,226" fill="var(--kaki)" />
      {tray.map((row, y) =>
        row.map((owner, x) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cup is its place
          <g key={`${y}-${x}`}>
            <circle cx={columnAt(x)} cy={rowAt(y)} r={21} fill="var(--ink)" />
            <circle cx={columnAt(x)} cy={rowAt(y)} r={18} fill={fills[owner ?? 'open']} />
            {owner === 'dots' && <circle cx={columnAt(x)} cy={rowAt(y)} r={7} fill="var(--ink)" />}
            {owner === 'rings' && (
              <circle
                cx={columnAt(x)}
                cy={rowAt(y)}
                r={7.5}
                fill="none"
                stroke="var(--ink)"
                strokeWidth={4}
              />
            )}
          </g>
        )),
      )}
      <polygon points="90,70 95,65 222,192 217,198" fill="var(--ink)" />
      <text className={styles.big} x={8} y={30} fill="var(--fg)">
        Dots
      </text>
      <text className={styles.big} x={352} y={30} textAnchor="end" fill="var(--fg)">
        Rings
      </text>
      <polygon points="8,127 44,127 44,117 66,132 44,147 44,137 8,137" fill="var(--vermilion)" />
      <polygon
        points="352,127 316,127 316,117 294,132 316,147 316,137 352,137"
        fill="var(--sora)"
      />
      <text className={styles.label} x={180} y={256} textAnchor="middle" fill="var(--fg)">
        Three in a row, straight or on the slant
      </text>
    </svg>
  )
}
