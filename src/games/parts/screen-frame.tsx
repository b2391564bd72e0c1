import { type ReactNode, useEffect, useRef } from 'react'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import type { AudienceHeard } from '#domain/table/audience.ts'
import type { Player } from '#domain/table/players.ts'
import type { Game } from '#games/define-game.ts'
import { Glyph } from '#ui/glyph.tsx'
import { useMixed } from './mixed.ts'
import { letterCount } from './prompt-text.ts'
import { useFavourite } from './screen-favourite.tsx'
import styles from './screen-frame.module.css'
import type { ScreenRoom } from './screen-props.ts'
import { useScreenStamps } from './screen-stamps.tsx'
import { ScreenTyped } from './typed-words.tsx'

type ScreenFrameProps = {
  screen: {
    game: Pick<Game, 'title' | 'titleLines' | 'crest'>
    room: ScreenRoom
    players?: readonly Player[]
    heard?: AudienceHeard | null | undefined
  }
  /** Large, in the right cloth. */
  count?: ReactNode
  /** Beside the count. */
  note?: ReactNode
  children: ReactNode
}

/** What every game's TV has: the code, the game and a count on three cloths. */
export function ScreenFrame({ screen, count, note, children }: ScreenFrameProps) {
  const { game, room } = screen
  const mixed = useMixed()
  const strip = mixed?.strip
  const favourite = useFavourite(screen)
  const stamped = useScreenStamps()
  return (
    <main className={styles.screen}>
      <h1 className="seen-by-readers">{game.title}</h1>
      <div className={styles.top}>
        <div className={styles.rod} />
        <Cloth className={styles.code}>
          <b>{room.code}</b>
          <small>
            join at
            <br />
            {room.joinAt}
            {room.watching ? (
              <>
                <br />
                {`${room.watching} watching`}
              </>
            ) : null}
          </small>
        </Cloth>
        <Cloth className={styles.middle}>
          {stamped ?? (
            <>
              <Glyph id={`crest-${game.crest}`} className={styles.crest} />
              <span className={styles.title}>
                {game.titleLines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </span>
            </>
          )}
        </Cloth>
        <Cloth className={styles.count}>
          {favourite ?? (
            <>
              <em>{mixed ? mixed.count : count}</em>
              <small>
                {mixed
                  ? mixed.cards > 0
                    ? `of ${mixed.cards}`
                    : 'so far'
                  : room.isLastRound
                    ? 'last round'
                    : note}
              </small>
            </>
          )}
        </Cloth>
      </div>
      {strip && <div className={styles.strip}>{strip}</div>}
      <div className={styles.stage}>{children}</div>
      <div className={styles.typed}>
        <ScreenTyped />
      </div>
    </main>
  )
}

function Cloth({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <div className={`${styles.flap} ${className}`}>
      <span className={styles.loops} aria-hidden>
        <b />
        <b />
        <b />
      </span>
      <div className={styles.cloth}>{children}</div>
    </div>
  )
}

type ScreenPromptProps = {
  lead: ReactNode
  children: ReactNode
  /** `huge` for a few words. */
  size?: 'huge'
  rule?: ReactNode
}

/** Lead, the prompt or what came of it, and a rule. */
export function ScreenPrompt({ lead, children, size, rule }: ScreenPromptProps) {
  const letters = typeof children === 'string' ? letterCount(children) : 0
  const fit = size ?? (letters > 110 ? 'small' : letters > 60 ? 'medium' : 'large')
  return (
    <div className={styles.prompt} aria-live="polite">
      <p className={styles.lead}>{lead}</p>
      <p className={styles.words} data-fit={fit}>
        {children}
      </p>
      {rule && <p className={styles.rule}>{rule}</p>}
    </div>
  )
}

/** Eyes that fill from the left, so that places betray nobody; each knocks, higher and higher. */
export function ScreenEyes({ done, of }: { done: number; of: number }) {
  const before = useRef(done)
  useEffect(() => {
    if (done > before.current) playScreenCue('knock', 1 + done / of)
    before.current = done
  }, [done, of])
  return (
    <div className={styles.eyes}>
      {Array.from({ length: of }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place, not a player
        <i key={place} data-open={place < done} />
      ))}
      <b>{`${done} of ${of} in`}</b>
    </div>
  )
}
