import { capitalised, countWord } from '#domain/table/amount.ts'
import { findGame } from '#games/registry.ts'
import { Row } from '#ui/row.tsx'
import { gamesIn, type Options } from './rules-options.ts'

/**
 * On the start screen: the games in the mix. House rules take a game out; its own start screen sets
 * its packs.
 */
export function GamesRow({ options }: { options: Options }) {
  const chosen = gamesIn(options)
  const titles = chosen.map((slug) => findGame(slug)?.title).join(', ')
  return (
    <Row
      title={`${capitalised(countWord(chosen.length))} games`}
      note={`${titles}. With the packs that are on at their doors.`}
    />
  )
}
