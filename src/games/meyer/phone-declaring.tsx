import { useState } from 'react'
import { CupScene } from '#games/parts/cup-scene.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { Button } from '#ui/button.tsx'
import { bounceMs } from '#ui/use-settled.ts'
import { CupTable } from './cup-table.tsx'
import { Ladder } from './ladder.tsx'
import styles from './phone-declaring.module.css'
import type { MeyerProps } from './play-props.ts'
import { callOf, rankOf } from './rules-ranks.ts'
import { noteFor, useSaying, wordFor } from './saying.ts'

/** `read` aloud only when asked for: a screen reader would tell the table. */
type Look = 'seen' | 'covered' | 'read'

/** The dice on the player's own phone; no other screen shows them before the table may see them. */
export function PhoneDeclaring(play: MeyerProps) {
  const { turn, claim, dice, minRank, canRollBlind, canToast } = play.view
  const { chosen, choose, say } = useSaying(play)
  const [look, setLook] = useState<Look>('seen')
  const isCovered = look === 'covered' || dice === null
  const rolled = dice ? callOf(rankOf(dice)) : ''
  return (
    <CupTable
      play={play}
      seat={turn}
      note={claim === null ? 'a new round' : `${callOf(claim)} or better`}
      lead="Only you see this"
      title={
        <>
          {!isCovered && (
            <span aria-hidden>
              You rolled <span className={styles.number}>{rolled}.</span>{' '}
            </span>
          )}
          Say a number.
        </>
      }
      spoken="Your dice are down. Say a number."
      size="line"
      scene={
        <>
          <div aria-hidden className={styles.cup}>
            <CupScene stage={isCovered ? 'down' : 'lifted'} dice={isCovered ? [] : dice} />
          </div>
          <p className="seen-by-readers" role="status">
            {look === 'read' && `Under the cup: ${rolled}.`}
          </p>
        </>
      }
      dock={
        <>
          <Button
            settles={bounceMs}
            variant="quiet"
            size="large"
            className={styles.cover}
            note={isCovered ? 'my dice' : 'the dice'}
            onPress={() => setLook(isCovered ? 'read' : 'covered')}
          >
            {isCovered ? 'Show' : 'Cover'}
          </Button>
          <NextButton className={styles.say} onPress={say} note={noteFor(chosen)}>
            {wordFor(chosen)}
          </NextButton>
        </>
      }
      onNext={say}
    >
      <Ladder {...{ minRank, canRollBlind, canToast, chosen }} onChoose={choose} />
    </CupTable>
  )
}
