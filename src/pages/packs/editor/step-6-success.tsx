import { useNavigate } from 'react-router'
import { stepPath } from '#domain/builder/steps.ts'
import { visibilityOf } from '#domain/packs/tags.ts'
import { Button } from '#ui/button.tsx'
import { Daruma } from '#ui/daruma.tsx'
import { LinkRow } from '#ui/link-row.tsx'
import { RowList } from '#ui/row.tsx'
import { ShareWays } from '../share-ways.tsx'
import success from './step-6-success.module.css'
import { StepDock } from './step-dock.tsx'
import styles from './step-props.module.css'
import type { StepProps } from './step-props.ts'
import { usePlayDraft } from './use-play-draft.tsx'

/** Step 6: after saving (spec §2). */
export function Step6Success({ draft }: StepProps) {
  const navigate = useNavigate()
  const { isPublished, metadata } = draft
  const { game, play, sheets } = usePlayDraft(draft)
  const foundBy =
    visibilityOf(metadata.tags) === 'listed'
      ? 'Send the link, or let strangers find it in Packs by players.'
      : 'Send the link. Whoever has it plays, without an account. Nobody else finds it.'
  return (
    <>
      <main className={styles.stage}>
        <div className={success.head}>
          <Daruma face={isPublished ? 'won' : 'one-eye'} className={success.daruma ?? ''} />
          <div>
            <h1 tabIndex={-1}>{isPublished ? 'It’s out' : 'Draft kept'}</h1>
            <p className={styles.hint}>
              {isPublished
                ? foundBy
                : 'It is in your account, and only you can see it. Publish it when it is done.'}
            </p>
          </div>
        </div>
        <div className={styles.body}>
          {isPublished && <ShareWays packId={metadata.id} name={metadata.name} />}
          <RowList>
            {game && (
              <LinkRow
                title="Read the cards"
                note="Shuffled, from the first to the last"
                to={stepPath(7)}
              />
            )}
            <LinkRow title="Write on" note="Change what you like" to={stepPath(4)} />
            <LinkRow title="My packs" note="All of them" to="/editor" />
            <LinkRow title="A new pack" note="While it flows" to={stepPath(1)} />
          </RowList>
        </div>
      </main>
      {sheets}
      <StepDock step={6}>
        <Button
          size="medium"
          icon="icon-fwd"
          note={game ? `as ${game.title}` : 'shuffled, from the first to the last'}
          onPress={game ? play : () => void navigate(stepPath(7))}
        >
          Play it
        </Button>
      </StepDock>
    </>
  )
}
