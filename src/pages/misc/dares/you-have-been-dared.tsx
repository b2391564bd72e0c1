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
 * What whoever is dared opens: `?d=<id>`. The page is the same for everybody, its preview in a chat as
 * well: who dares whom to what is for the one who opens it.
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

/**
 * What is said of a dare as it stands. What stood here first goes with the button that was
 * pressed in it: whoever listens hears what came instead.
 */
function useFocusOnChange(stage: OpenedDare['stage']) {
  const said = useRef<HTMLHeadingElement>(null)
  const isSettled = useRef(false)
  useEffect(() => {
    if (isSettled.current) said.current?.focus()
    if (stage !== 'opening') isSettled.current = true
  }, [stage])
  return said
}
