import type { NightRow } from '#domain/room/night-awards.ts'
import { findGame } from '#games/registry.ts'
import { Glyph } from '#ui/glyph.tsx'
import styles from './night-seal.module.css'

/** The crest of the game where an award was earned; an eye for none. */
export function NightSeal({ game }: Pick<NightRow, 'game'>) {
  const crest = game && findGame(game)?.crest
  return (
    <span className={styles.seal}>
      <Glyph id={crest ? `crest-${crest}` : 'icon-eyeon'} />
    </span>
  )
}
