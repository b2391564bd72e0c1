import type { Night } from '#domain/room/night.ts'
import { findGame } from '#games/registry.ts'
import { Glyph } from '#ui/glyph.tsx'
import styles from './night-games.module.css'

type NightGamesProps = { night: Night; nameOf: (seat: number) => string }

const and = new Intl.ListFormat('en-GB')

/** What was played, in order, and who won it. */
export function NightGames({ night, nameOf }: NightGamesProps) {
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
              {winners.length > 0 && <bdi>{and.format(winnersOf(winners, nameOf))}</bdi>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** Guests are counted: “A guest and A guest” says less. */
function winnersOf(winners: readonly number[], nameOf: (seat: number) => string): string[] {
  const names = winners.map(nameOf)
  return [...new Set(names)]
}
