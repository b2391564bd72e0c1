import { useEffect } from 'react'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import { ScreenFrame } from '#games/parts/screen-frame.tsx'
import { findGame } from '#games/registry.ts'
import { Glyph } from '#ui/glyph.tsx'
import { lineOf } from './game-lines.ts'
import styles from './mix-screen.module.css'
import type { MixedGame } from './rules-options.ts'
import type { MixScreen } from './screen-props.ts'

const stars = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] as const
/** The stars have spun, and the cloth has changed. */
const drumAtMs = 1220

/** The TV's moment: nine stars spin, one grows, and the screen is another game. */
export function ScreenTurnover({ slug, ...screen }: MixScreen & { slug: MixedGame }) {
  const { view, players } = screen
  const game = findGame(slug)
  useEffect(() => {
    const timer = setTimeout(() => playScreenCue('drum'), drumAtMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <ScreenFrame screen={screen}>
      <div className={styles.turnover}>
        <ul className={styles.stars} aria-hidden>
          {stars.map((star) => (
            <li key={star}>
              <Glyph id="crest-mix" />
            </li>
          ))}
        </ul>
        <div className={styles.now} aria-live="polite">
          <Glyph id={`crest-${game?.crest}`} className={styles.crest} />
          <b>{game?.title}</b>
          <span>{lineOf(slug, view, players)}</span>
        </div>
      </div>
    </ScreenFrame>
  )
}
