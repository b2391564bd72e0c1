/** Two commas round a pair of eyes, one of them still blank. */
export function Commas({ className, isTruthShut }: { className?: string; isTruthShut: boolean }) {
  const pupil = isTruthShut ? { cx: 97.5, cy: 103.5 } : { cx: 290, cy: 93.5 }
  return (
    <svg viewBox="0 0 390 195" className={className} aria-hidden>
      <circle cx="97.5" cy="97.5" r="97.5" fill="var(--vermilion)" />
      <circle cx="292.5" cy="97.5" r="97.5" fill="var(--comma, var(--rice))" />
      <g fill="var(--white)" stroke="var(--ink)" strokeWidth="9">
        <circle cx="97.5" cy="103.5" r="44" />
        <circle cx="292.5" cy="91.5" r="44" />
      </g>
      <circle {...pupil} r="22" fill="var(--ink)" />
    </svg>
  )
}
