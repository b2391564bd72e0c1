import { capitalised, countWord } from '#domain/table/amount.ts'
import { findGame } from '#games/registry.ts'
import { Strip } from '#ui/strip.tsx'
import { gamesIn, type Options } from './rules-options.ts'

/** At the door: what is on the pile. House rules take a game out; its own door sets its packs. */
export function GamesStrip({ options }: { options: Options }) {
  const chosen = gamesIn(options)
  const titles = chosen.map((slug) => findGame(slug)?.title).join(', ')
  return (
    <Strip
      title={`${capitalised(countWord(chosen.length))} games`}
      note={`${titles}. With the packs that are on at their doors.`}
    />
  )
}
