import { useState } from 'react'
import { checkPackQuality } from '#domain/builder/pack-quality.ts'
import { stepPath } from '#domain/builder/steps.ts'
import { ownTags, visibilityOf } from '#domain/packs/tags.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import { Glyph } from '#ui/glyph.tsx'
import { LinkRow } from '#ui/link-row.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import { CoverHead } from './cover-head.tsx'
import { PreviewSheet } from './preview-sheet.tsx'
import review from './step-5-review.module.css'
import { StepDock } from './step-dock.tsx'
import styles from './step-props.module.css'
import type { StepProps } from './step-props.ts'
import { usePlayDraft } from './use-play-draft.tsx'

export function Step5Review({ draft, send, saving }: StepProps) {
  const [isPreviewed, setPreviewed] = useState(false)
  const { metadata, prompts } = draft
  const { game, play, sheets } = usePlayDraft(draft)
  const isListed = visibilityOf(metadata.tags) === 'listed'
  const lines = checkPackQuality(metadata, prompts)
  const met = lines.filter(({ isMet }) => isMet).length

  return (
    <>
      <main className={styles.stage}>
        <h1 tabIndex={-1}>Look it over</h1>
        <div className={styles.body}>
          <CoverHead draft={draft} />
          <RowList>
            <Row
              title="See it played"
              note="The prompts, as the table will see them"
              icon="icon-eyeon"
              onPress={() => setPreviewed(true)}
            />
            <LinkRow
              title="Play it now"
              note={
                game
                  ? `${game.title}, with your prompts. No account needed.`
                  : 'With your group, on this phone. No account needed.'
              }
              {...(game ? { onPress: play } : { to: stepPath(7) })}
            />
          </RowList>
          <RowList label="Who finds it">
            <SwitchRow
              title="Show it in Packs by players"
              note="Strangers will see it, and may play it. Off, only people with its link find it."
              isOn={isListed}
              onChange={(isOn) =>
                send({ type: 'visibility', visibility: isOn ? 'listed' : 'unlisted' })
              }
            />
          </RowList>
          <h2 className={styles.heading}>
            {met} of {lines.length}: {met === lines.length ? 'a fine pack' : 'could be finer'}
          </h2>
          <meter
            className={review.meter}
            min={0}
            max={lines.length}
            value={met}
            aria-label="How good the pack is"
          />
          <ul className={review.lines}>
            {lines.map(({ id, isMet, advice }) => (
              <li key={id}>
                <Glyph id={isMet ? 'icon-eyeon' : 'icon-eyeoff'} />
                <span>
                  <span className="seen-by-readers">{isMet ? 'Done: ' : 'To do: '}</span>
                  {advice}
                </span>
              </li>
            ))}
          </ul>
          {isListed && ownTags(metadata.tags).length > 0 && (
            <p className={styles.hint}>Found by: {ownTags(metadata.tags).join(', ')}</p>
          )}
        </div>
      </main>
      <PreviewSheet
        open={isPreviewed}
        onClose={() => setPreviewed(false)}
        draft={draft}
        from={prompts[0]?.key}
      />
      {sheets}
      <StepDock step={5} saving={saving}>
        <BusyButton
          size="medium"
          busy={saving.busy !== null}
          note={isListed ? 'for strangers, too' : 'for everybody with the link'}
          onPress={() => void saving.save('publish')}
        >
          Publish
        </BusyButton>
      </StepDock>
    </>
  )
}
