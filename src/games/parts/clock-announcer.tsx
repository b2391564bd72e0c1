const spokenSeconds = [10, 5, 0]

/** Announces 10, 5 and 0 to screen readers. */
export function ClockAnnouncer({ seconds }: { seconds: number }) {
  const spoken = spokenSeconds.find((mark) => seconds === mark)
  return (
    <p className="seen-by-readers" role="timer" aria-live="assertive">
      {spoken === undefined ? '' : spoken === 0 ? 'Time is up' : `${spoken} seconds`}
    </p>
  )
}
