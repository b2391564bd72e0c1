import type { ReactNode } from 'react'
import type { Player, Seat } from '#domain/table/players.ts'
import type { RecapText } from '#domain/table/recap.ts'
import type { Game } from '#games/define-game.ts'
import { Button } from '#ui/button.tsx'
import { ScrollHint } from '#ui/scroll-hint.tsx'
import { NextButton } from '../parts/next-button.tsx'
import { RoundRow } from '../parts/round-row.tsx'
import { useKeys } from '../parts/use-keys.ts'
import { BackToRoomRow } from './back-to-room.tsx'
import { EndFeedback } from './end-feedback.tsx'
import styles from './end-screen.module.css'
import { EndTopBar } from './end-top-bar.tsx'
import { LikeButton } from './like-button.tsx'
import { RecapHead, RecapRows } from './recap-rows.tsx'

type EndScreenProps = {
  game: Game
  players: readonly Player[]
  /** Players who left before the end. */
  left: readonly Seat[]
  recap: RecapText
  dealtAtMs: number
  onAgain: () => void
  onDone: () => void
  children?: ReactNode
}

export function EndScreen(props: EndScreenProps) {
  const { game, players, left, recap, dealtAtMs, onAgain, onDone, children } = props
  useKeys({ Space: onAgain, ArrowRight: onAgain })
  return (
    <main tabIndex={-1} className={styles.end}>
      <EndTopBar crest={game.crest} onDone={onDone} />
      <div className={styles.middle}>
        <RecapHead title={game.title} recap={recap} />
        <div className={styles.rows}>
          <RoundRow slug={game.slug} title={game.title} {...{ players, recap, dealtAtMs }} />
          <RecapRows {...{ players, left, recap }} />
        </div>
        <BackToRoomRow isAlone slug={game.slug} />
        {children}
        <EndFeedback game={game.slug}>
          <LikeButton game={game} />
        </EndFeedback>
        <ScrollHint />
      </div>
      <div className={styles.dock}>
        <Button variant="quiet" size="large" to="/" note="pick a curtain">
          Games
        </Button>
        <NextButton note="same table" onPress={onAgain}>
          Again
        </NextButton>
      </div>
    </main>
  )
}
