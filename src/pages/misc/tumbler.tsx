export function Tumbler({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 100 100" className={className} fill="currentColor" aria-hidden>
      <path d="M16 6H84L74 94H26Z" fill="none" stroke="currentColor" strokeWidth="8" />
      <path d="M22 30q14 -9 28 0t28 0L71 88H29Z" />
    </svg>
  )
}
