import { useEffect, useRef } from 'react'
import { sentDares } from '#browser/dares/sent-dares.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { DareAnswer } from './dare-answer.tsx'
import { DareCard } from './dare-card.tsx'
import { DareNotFound } from './dare-not-found.tsx'
import { DarePage } from './dare-page.tsx'
import { type OpenedDare, useDare } from './use-dare.ts'
import styles from './you-have-been-dared.module.css'

const title = 'You have been dared | Party Dojo'
const description = 'Somebody has a dare for you. Take it, swap it once, or say no without reasons.'
const fetchFailedMessage = 'The dare could not be fetched. Check the network, then try again.'

/**
 * Opened by the challenged person as `?d=<id>`. Page and link preview are the same for everybody,
 * so they reveal nothing.
 */
export default function YouHaveBeenDared() {
  const opened = useDare()
  const { stage, dare } = opened
  const sent = useSaved(sentDares, [])
  const said = useFocusOnChange(stage)
  const isOwn = sent.some(({ id }) => id === dare?.id)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
      {stage === 'lost' ? (
        <DareNotFound said={said} />
      ) : (
        <DarePage
          heading="You have been dared"
          said={stage === 'opening' ? null : said}
          lead={
            dare && (
              <>
                <bdi>{dare.from}</bdi> sent you {dare.kind === 'love' ? 'a card' : 'this'}.
              </>
            )
          }
        >
          {stage === 'opening' && (
            <p ref={said} tabIndex={-1} className={styles.words} role="status">
              Unfolding it…
            </p>
          )}
          {stage === 'unreachable' && (
            <div className={styles.part}>
              <Alert message={opened.problem ?? fetchFailedMessage} />
              <div className={styles.dock}>
                <Button onPress={opened.tryAgain}>Try again</Button>
              </div>
            </div>
          )}
          {dare && (
            <div className={styles.part}>
              <Alert
                kind="notice"
                message={isOwn ? 'You sent this one yourself: it waits for somebody else.' : null}
              />
              <DareCard {...dare} />
              <DareAnswer key={dare.id} dare={dare} opened={opened} />
            </div>
          )}
        </DarePage>
      )}
    </>
  )
}

/** The pressed button is gone: focus moves to the new state, and screen readers announce it. */
function useFocusOnChange(stage: OpenedDare['stage']) {
  const said = useRef<HTMLHeadingElement>(null)
  const isSettled = useRef(false)
  useEffect(() => {
    if (isSettled.current) said.current?.focus()
    if (stage !== 'opening') isSettled.current = true
  }, [stage])
  return said
}
