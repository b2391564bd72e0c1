import { Announce } from '#games/parts/live-region.tsx'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { findGame } from '#games/registry.ts'
import { Glyph } from '#ui/glyph.tsx'
import { lineOf } from './game-lines.ts'
import styles from './mix-phone.module.css'
import type { MixProps } from './mix-props.ts'
import type { MixedGame } from './rules-options.ts'

/** Which game it is now, and what to do: read before the buttons wake. */
export function PhoneIntro({ slug, ...play }: MixProps & { slug: MixedGame }) {
  const { view, players } = play
  const game = findGame(slug)
  const line = lineOf(slug, view, players)
  return (
    <PlayFrame
      play={play}
      right={<RoundCount round={view.round} rounds={view.cards} />}
      dock={null}
    >
      <div className={styles.intro}>
        <Glyph id={`crest-${game?.crest}`} className={styles.crest} />
        <h2>{game?.title}</h2>
        <p>{line}</p>
        <Announce>{`${game?.title}. ${line}`}</Announce>
      </div>
    </PlayFrame>
  )
}
