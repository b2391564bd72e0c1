import styles from './diagram.module.css'

/** A prompt's parts, and the mix of a pack. */
export function PromptAnatomy() {
  return (
    <svg
      viewBox="0 0 360 370"
      role="img"
      aria-label="A prompt in three parts: somebody from the table, one thought, and a small twist at the end. Below it a pack of twelve prompts: seven easy ones, three about two people, two bold ones, mixed so that no beginning is wrong."
    >
      <path d="M2 2L358 0L360 132L0 134Z" fill="var(--white)" />
      <path d="M14 15L88 14L87 46L15 47Z" fill="var(--mustard)" />
      <text x={51} y={38} textAnchor="middle" className={styles.big} fill="var(--ink)">
        Mie,
      </text>
      <path d="M96 14L320 15L319 47L97 46Z" fill="var(--asagi)" />
      <text x={106} y={38} className={styles.big} fill="var(--ink)">
        name a present
      </text>
      <path d="M15 54L236 53L235 86L14 85Z" fill="var(--asagi)" />
      <text x={25} y={77} className={styles.big} fill="var(--ink)">
        Otto would like
      </text>
      <path d="M14 92L274 93L273 125L15 124Z" fill="var(--sakura)" />
      <text x={25} y={116} className={styles.big} fill="var(--ink)">
        and never unpack.
      </text>

      <Part y={146} cloth="var(--mustard)" words="Somebody: the phone puts in a name" />
      <Part y={174} cloth="var(--asagi)" words="One thought: said in one breath" />
      <Part y={202} cloth="var(--sakura)" words="The twist: last, where the laugh is" />

      <text x={2} y={262} className={styles.big} fill="var(--fg)">
        Twelve of a pack
      </text>
      {mix.map(([place, kind]) => (
        <path
          key={place}
          d="M0 1L26 0L25 50L1 51Z"
          fill={cloths[kind]}
          transform={`translate(${1 + place * 30} 278)`}
        />
      ))}
      <Part y={342} cloth={cloths.easy} words="7 easy" />
      <Part x={108} y={342} cloth={cloths.pair} words="3 for two" />
      <Part x={238} y={342} cloth={cloths.bold} words="2 bold" />
    </svg>
  )
}

type Kind = 'easy' | 'pair' | 'bold'

const cloths: Record<Kind, string> = {
  easy: 'var(--matcha)',
  pair: 'var(--sora)',
  bold: 'var(--vermilion)',
}

const mix: readonly (readonly [place: number, kind: Kind])[] = [
  [0, 'easy'],
  [1, 'pair'],
  [2, 'easy'],
  [3, 'easy'],
  [4, 'bold'],
  [5, 'easy'],
  [6, 'pair'],
  [7, 'easy'],
  [8, 'easy'],
  [9, 'bold'],
  [10, 'pair'],
  [11, 'easy'],
]

function Part({ x = 0, y, cloth, words }: { x?: number; y: number; cloth: string; words: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M2 1L26 0L25 21L1 22Z" fill={cloth} />
      <text x={36} y={17} className={styles.label} fill="var(--fg)">
        {words}
      </text>
    </g>
  )
}
