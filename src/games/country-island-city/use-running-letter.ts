import { useEffect, useState } from 'react'
import { isMotionReduced } from '#ui/motion-reduced.ts'

// WCAG 2.3.1 allows three flashes a second. A point can go light and dark once in two letters: just
// under three.
const letterMs = 170

/** The alphabet flies by; a question mark where motion is reduced. */
export function useRunningLetter(alphabet: readonly string[]): string {
  const [step, setStep] = useState(0)
  const [isStill, setStill] = useState(false)
  useEffect(() => {
    if (isMotionReduced()) {
      setStill(true)
      return
    }
    const timer = setInterval(() => setStep((before) => before + 1), letterMs)
    return () => clearInterval(timer)
  }, [])
  return isStill ? '?' : (alphabet[step % alphabet.length] ?? '')
}
