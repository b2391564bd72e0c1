import { useEffect, useState } from 'react'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import { drumMs, nameStepMs } from '#domain/table/moment.ts'

const countStepMs = 250
const maxCountMs = 1500
/** The count alone: all look round. */
const lookRoundMs = 600

export type RevealStep = {
  /** What the count has climbed to. */
  count: number
  /** How many names stand. */
  named: number
  isOver: boolean
}

/** The TV's moment: the count climbs, all look round, names come down one by one. */
export function useReveal(guilty: number): RevealStep {
  const [step, setStep] = useState<RevealStep>({ count: 0, named: 0, isOver: false })
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timers: ReturnType<typeof setTimeout>[] = []
    const at = (ms: number, change: () => void) => timers.push(setTimeout(change, ms))
    playScreenCue('claps')
    at(drumMs, () => playScreenCue('drum'))
    const stepMs = guilty > 0 ? Math.min(countStepMs, maxCountMs / guilty) : 0
    for (let count = 1; count <= guilty; count++) {
      at(drumMs + count * stepMs, () => {
        setStep((before) => ({ ...before, count }))
        playScreenCue('knock')
      })
    }
    const namesAtMs = drumMs + guilty * stepMs + lookRoundMs
    for (let named = 1; named <= guilty; named++) {
      at(namesAtMs + (isStill ? 0 : named * nameStepMs), () =>
        setStep((before) => ({ ...before, named })),
      )
    }
    at(namesAtMs + (guilty + 1) * nameStepMs, () =>
      setStep({ count: guilty, named: guilty, isOver: true }),
    )
    return () => timers.forEach(clearTimeout)
  }, [guilty])
  return step
}
