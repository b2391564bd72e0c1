import { useEffect, useState } from 'react'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import { drumMs } from '#domain/table/moment.ts'

const rowMs = 120
const theftMs = 320

export type ListStep = {
  /** How many phrases have dropped. */
  shown: number
  isOver: boolean
}

/** The TV's moment: a bell, phrases drop one by one, and a theft comes last. */
export function useListReveal(rows: readonly { isHit: boolean }[], isStolen: boolean): ListStep {
  const [step, setStep] = useState<ListStep>({ shown: 0, isOver: false })
  const [hits] = useState(() => rows.map(({ isHit }) => isHit))
  useEffect(() => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timers: ReturnType<typeof setTimeout>[] = []
    const at = (ms: number, change: () => void) => timers.push(setTimeout(change, ms))
    playScreenCue('claps')
    at(drumMs, () => playScreenCue('bell'))
    for (const [row, isHit] of hits.entries()) {
      at(drumMs + (isStill ? 0 : (row + 1) * rowMs), () => {
        setStep((before) => ({ ...before, shown: row + 1 }))
        playScreenCue(isHit ? 'knock' : 'hush')
      })
    }
    const lastMs = drumMs + (isStill ? 0 : (hits.length + 1) * rowMs + theftMs)
    at(lastMs, () => {
      setStep({ shown: hits.length, isOver: true })
      if (isStolen) playScreenCue('drum')
    })
    return () => timers.forEach(clearTimeout)
  }, [hits, isStolen])
  return step
}
