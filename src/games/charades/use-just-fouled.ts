import { useEffect, useState } from 'react'

const shownMs = 4000

/** For a moment after a phrase was called foul. */
export function useJustFouled(fouls: number): boolean {
  const [seen, setSeen] = useState(fouls)
  useEffect(() => {
    const timer = setTimeout(() => setSeen(fouls), shownMs)
    return () => clearTimeout(timer)
  }, [fouls])
  return fouls > seen
}
