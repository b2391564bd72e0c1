import styles from './diagram.module.css'

/** Slips in one hat, names in another, and one slip's parts. */
export function SquiffySlips() {
  return (
    <svg
      viewBox="0 0 360 404"
      role="img"
      aria-label="Two hats on a table, one of slips and one of names. A slip with a gap for A, a gap for B and a price is read with two names drawn from the hat. Then there are two ways on: do it, or take the price. Used slips go under the pile, names stay out until the hat is empty."
    >
      <Hat x={0} cloth="var(--sora)" title="Slips" note="forty or so" />
      <Hat x={192} cloth="var(--mustard)" title="Names" note="one of each" />

      <path d="M84 128V150" stroke="var(--fg)" strokeWidth="5" />
      <path d="M276 128V150" stroke="var(--fg)" strokeWidth="5" />

      <path d="M3 152L358 150L356 246L0 249Z" fill="var(--white)" />
      <path d="M16 166L62 165V193H16Z" fill="var(--mustard)" />
      <text x={39} y={186} textAnchor="middle" className={styles.label} fill="var(--ink)">
        Ida
      </text>
      <text x={70} y={186} className={styles.label} fill="var(--ink)">
        and
      </text>
      <path d="M106 165L162 166V194L106 193Z" fill="var(--mustard)" />
      <text x={134} y={186} textAnchor="middle" className={styles.label} fill="var(--ink)">
        Jens
      </text>
      <text x={170} y={186} className={styles.label} fill="var(--ink)">
        trade film titles.
      </text>
      <text x={16} y={225} className={styles.label} fill="var(--ink)">
        Whoever stalls takes
      </text>
      <path d="M166 206L206 205V233H166Z" fill="var(--sora)" />
      <text x={186} y={226} textAnchor="middle" className={styles.label} fill="var(--ink)">
        two
      </text>
      <text x={211} y={225} className={styles.label} fill="var(--ink)">
        .
      </text>

      <path d="M84 249V270M276 249V270" stroke="var(--fg)" strokeWidth="5" />
      <path d="M2 272L172 270L170 340L0 342Z" fill="var(--matcha)" />
      <text x={16} y={302} className={styles.big} fill="var(--ink)">
        Do it
      </text>
      <text x={16} y={326} className={styles.label} fill="var(--ink)">
        the table judges
      </text>
      <path d="M188 270L358 272L360 341L186 340Z" fill="var(--kaki)" />
      <text x={202} y={302} className={styles.big} fill="var(--ink)">
        Take two
      </text>
      <text x={202} y={326} className={styles.label} fill="var(--ink)">
        sips or points
      </text>

      <text x={2} y={370} className={styles.label} fill="var(--fg)">
        Used slips go to the bottom.
      </text>
      <text x={2} y={392} className={styles.label} fill="var(--fg)">
        Names stay out till their hat is empty.
      </text>
    </svg>
  )
}

type HatProps = { x: number; cloth: string; title: string; note: string }

function Hat({ x, cloth, title, note }: HatProps) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M52 6L78 2L84 40H58Z" fill="var(--sakura)" />
      <path d="M88 10L112 16L104 44H82Z" fill="var(--sakura)" />
      <path d="M16 40L152 38L138 128L30 126Z" fill={cloth} />
      <path d="M4 36L165 33L166 46L5 48Z" fill={cloth} />
      <path d="M18 48L150 46L148 60L20 61Z" fill="var(--ink)" />
      <text x={84} y={90} textAnchor="middle" className={styles.big} fill="var(--ink)">
        {title}
      </text>
      <text x={84} y={112} textAnchor="middle" className={styles.label} fill="var(--ink)">
        {note}
      </text>
    </g>
  )
}
