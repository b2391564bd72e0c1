import { useState } from 'react'
import { useNavigate } from 'react-router'
import { account } from '#browser/account.ts'
import { clearEnded } from '#browser/ended-table.ts'
import { giveFeedback } from '#browser/give-feedback.ts'
import { reviewWords, type VenueReview } from '#domain/venue/review.ts'
import type { Game } from '#games/define-game.ts'
import { EndCurtain } from '#games/kit/end-curtain.tsx'
import { NextSlab } from '#games/kit/next-slab.tsx'
import { Thumbs } from '#games/kit/thumbs.tsx'
import { lastEvening } from '#games/kit/venue-review.ts'
import { gamePath } from '#games/registry.ts'
import { Field } from '#ui/field.tsx'
import { Slab } from '#ui/slab.tsx'
import { Strip, StripList } from '#ui/strip.tsx'
import { CardChoice } from './card-choice.tsx'
import styles from './review.module.css'

type EveningReviewProps = { evening: VenueReview; game: Game }

/** How the evening was: a thumb, two cards and some words, sent as one feedback. */
export function EveningReview({ evening, game }: EveningReviewProps) {
  const navigate = useNavigate()
  const [said, setSaid] = useState<string | null>(null)
  const { positive, isSent, awards } = evening
  const change = (what: Partial<VenueReview>) => lastEvening.set({ ...evening, ...what })

  async function send(): Promise<void> {
    if (positive === null || isSent) return
    change({ isSent: true })
    setSaid('Sending …')
    const user = account.get()?.username ?? ''
    const time = new Date().toISOString()
    const feedback = reviewWords(evening)
    setSaid(await giveFeedback({ time, feedback, user, positive, game: game.slug }))
  }

  function again(): void {
    clearEnded(game.slug)
    navigate(gamePath(game))
  }

  return (
    <main tabIndex={-1} className={styles.page}>
      <EndCurtain crest={game.crest} onDone={again} />
      <div className={styles.heading}>
        <p className={styles.lead}>{evening.headline}</p>
        <h1>How was {game.title}?</h1>
        <p className={styles.line} role="status">
          {said ?? (isSent ? 'Noted. Thank you.' : 'A thumb is enough. Names stay on this phone.')}
        </p>
      </div>
      {!isSent && (
        <fieldset className={styles.thumbs}>
          <legend className="seen-by-readers">Thumb</legend>
          <Thumbs chosen={positive} onChoose={(positive) => change({ positive })} />
        </fieldset>
      )}
      <CardChoice evening={evening} isFixed={isSent} onChoose={change} />
      {awards.length > 0 && (
        <section className={styles.awards}>
          <h2>Awards</h2>
          <StripList label="Awards">
            {awards.map(({ title, winners, note }) => (
              <Strip
                key={title}
                lit
                title={title}
                note={
                  <>
                    <bdi>{winners}</bdi>: {note}
                  </>
                }
              />
            ))}
          </StripList>
        </section>
      )}
      {!isSent && (
        <div>
          <Field
            dir="auto"
            rows={3}
            label="In your words"
            hint="Not needed."
            maxLength={1500}
            value={evening.words}
            onChange={(event) => change({ words: event.target.value })}
          />
        </div>
      )}
      <div className={styles.rest} />
      <div className={styles.dock}>
        {isSent ? (
          <NextSlab onPress={again} note="same table">
            Again
          </NextSlab>
        ) : (
          <>
            <Slab ghost size="main" onPress={again} note="same table">
              Again
            </Slab>
            <Slab
              size="main"
              icon="icon-fwd"
              disabled={positive === null}
              onPress={() => void send()}
              note={positive === null ? 'a thumb first' : 'to the house'}
            >
              Send
            </Slab>
          </>
        )}
      </div>
    </main>
  )
}
