import { createContext, use } from 'react'
import { changeSettings } from '#browser/device/settings.ts'
import { useSettings } from '#browser/storage/use-saved.ts'
import type { PromptLimits, Spice, Topic } from '#domain/prompts/tags.ts'

export type TableLimits = {
  limits: PromptLimits
  /** A player confirmed that all players are 18. */
  areAdults: boolean
  /** Hot says so, too. */
  setSpice: (spice: Spice) => void
  /** Null in a room: there, lines are everybody's own. */
  setLeftOut: ((topics: readonly Topic[]) => void) | null
}

/** What a room's host has chosen; null on one phone. */
export const RoomLimitsContext = createContext<TableLimits | null>(null)

export function useTableLimits(): TableLimits {
  const ofRoom = use(RoomLimitsContext)
  const { spice, leftOut, adults } = useSettings()
  return (
    ofRoom ?? {
      limits: { spice, leftOut },
      areAdults: adults,
      setSpice: (step) => changeSettings({ spice: step, ...(step === 3 && { adults: true }) }),
      setLeftOut: (topics) => changeSettings({ leftOut: topics }),
    }
  )
}
