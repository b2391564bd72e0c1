import type { ComponentType } from 'react'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import type { DrawProps } from './draw-props.ts'
import { ScreenBar } from './screen-draw-bar.tsx'
import { ScreenGates } from './screen-draw-gates.tsx'
import { ScreenPupil } from './screen-draw-pupil.tsx'

type DrawRitual = {
  Ritual: ComponentType<DrawProps>
  /** Its steps; the card is open at the last. */
  timesMs: readonly number[]
  onStep: (step: number, isLast: boolean) => unknown
}

/** The pupil wanders over the names for 1,400, and stops on one. */
const squiffy: DrawRitual = {
  Ritual: ScreenPupil,
  timesMs: [60, 220, 400, 600, 820, 1080, 1400, 1750],
  onStep: (step) => step === 7 && playScreenCue('knock', 0.8),
}

/** By deck. */
const rituals: Record<string, DrawRitual> = {
  squiffy,
  /** The gates part in 320, the card rises on the water in 600. */
  slusen: {
    Ritual: ScreenGates,
    timesMs: [160, 480, 1080],
    onStep: (_, isLast) => isLast && playScreenCue('bell'),
  },
  /** Stops at 99 per cent for 900. */
  scrollbar: {
    Ritual: ScreenBar,
    timesMs: [60, 160, 280, 420, 600, 1500, 1700],
    onStep: (step) => step === 6 && playScreenCue('knock', 1.4),
  },
}

/** How a deck's TV comes by a card: Squiffy's way where it has none of its own. */
export function drawRitualOf(deck: string): DrawRitual {
  return rituals[deck] ?? squiffy
}
