import type { Page } from 'playwright-core'
import type { Step } from './walking.ts'

const opens = (path: string) => (page: Page) => page.goto(path)

/** What is printed, a sheet of each kind, and the bars that have a game. */
export const paperWalk: readonly Step[] = [
  ['print-set', opens('/QR/standard')],
  ['print-set-slusen', opens('/QR/slusen')],
  ['print-table-sign', opens('/QR/standard/table-sign')],
  ['print-table-sign-bleed', opens('/QR/standard/table-sign?bleed=1&name=The+Snug')],
  ['print-stickers', opens('/QR/standard/stickers/games/meyer')],
  ['print-banner', opens('/QR/slusen/roll-up-banner')],
  ['print-card', opens('/QR/standard/business-card/articles/the-line')],
  ['print-placemat', opens('/QR/scrollbar/placemat')],
  ['partner-slusen', opens('/partnerships/slusen')],
  ['partner-scrollbar', opens('/partnerships/scrollbar')],
]
