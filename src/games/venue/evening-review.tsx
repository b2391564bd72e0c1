import { useState } from 'react'
import { useNavigate } from 'react-router'
import { giveFeedback } from '#browser/outbox/give-feedback.ts'
import { account } from '#browser/session/account.ts'
import { clearEndedGame } from '#browser/table/ended-table.ts'
import { reviewWords, type VenueReview } from '#domain/venue/review.ts'
import { type Game, gamePath } from '#games/define-game.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { NextButton } from '../parts/next-button.tsx'
import { EndTopBar } from '../shell/end-top-bar.tsx'
import { Thumbs } from '../shell/thumbs.tsx'
import styles from './review.module.css'
import { CardChoice } from './review-card-choice.tsx'
import { lastEvening } from './venue-review.ts'

type EveningReviewProps = { evening: VenueReview; game: Game }

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
    clearEndedGame(game.slug)
    navigate(gamePath(game))
  }

  return (
    <main tabIndex={-1} className={styles.page}>
      <EndTopBar crest={game.crest} onDone={again} />
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
          <RowList label="Awards">
            {awards.map(({ title, winners, note }) => (
              <Row
                key={title}
                isHighlighted
                title={title}
                note={
                  <>
                    <bdi>{winners}</bdi>: {note}
                  </>
                }
              />
            ))}
          </RowList>
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
          <NextButton onPress={again} note="same table">
            Again
          </NextButton>
        ) : (
          <>
            <Button variant="quiet" size="large" onPress={again} note="same table">
              Again
            </Button>
            <Button
              size="large"
              icon="icon-fwd"
              disabled={positive === null}
              onPress={() => void send()}
              note={positive === null ? 'a thumb first' : 'to the house'}
            >
              Send
            </Button>
          </>
        )}
      </div>
    </main>
  )
}
