import type { NightPage } from '#contract/nights.ts'
import { winnersText } from '#domain/room/night-words.ts'
import { findGame } from '#games/registry.ts'
import { Glyph } from '#ui/glyph.tsx'
import styles from './night-games.module.css'

type NightGamesProps = Pick<NightPage, 'night' | 'names'>

/** What was played, in order, and who won it. */
export function NightGames({ night, names }: NightGamesProps) {
  return (
    <ol className={styles.games} aria-label="Games of the evening">
      {night.games.map(({ game, winners }, at) => {
        const { title, crest, cloth } = findGame(game) ?? {}
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same game may be played twice.
          <li key={at} className={`cloth-${cloth ?? 'mustard'}`}>
            <Glyph id={`crest-${crest ?? 'mix'}`} />
            <span>
              <b>{title ?? game}</b>
              {winners.length > 0 && <bdi>{winnersText(winners, names)}</bdi>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
