export function KnotPicture() {
  return (
    <svg viewBox="232 -10 110 124" aria-hidden>
      <g fill="currentColor" stroke="var(--hole)" strokeWidth="6" strokeLinejoin="round">
        <path d="M288 52L244 98L274 114L306 68Z" />
        <path d="M282 52L330 98L300 114L264 68Z" />
        <path d="M246 -6L328 -3L324 68L250 65Z" />
      </g>
      <circle cx="287" cy="31" r="19" fill="var(--hole)" />
      <circle cx="287" cy="31" r="9" fill="currentColor" />
    </svg>
  )
}
