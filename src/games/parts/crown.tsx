/** Marks who wears it. */
export function Crown({ className }: { className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 100 72"
      fill="currentColor"
      role="img"
      aria-label="Crowned"
    >
      <path d="M5 70L3 16L29 40L50 3L71 40L97 16L95 70Z" />
    </svg>
  )
}
