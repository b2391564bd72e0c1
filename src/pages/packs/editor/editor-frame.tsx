import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { type Draft, isNew } from '#domain/builder/draft.ts'
import type { Step } from '#domain/builder/steps.ts'
import { Button } from '#ui/button.tsx'
import { Glyph } from '#ui/glyph.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { StepBelt } from '#ui/step-belt.tsx'
import { ConflictAlert } from './conflict-alert.tsx'
import { ResumeSaveSheet } from './resume-save-sheet.tsx'
import { SaveAlerts } from './save-alerts.tsx'
import styles from './step-props.module.css'
import { useAccountCopy } from './use-account-copy.ts'
import type { Saving } from './use-saving.ts'

const wizardSteps = 6

type EditorFrameProps = {
  step: Step
  draft: Draft | null
  saving: Saving
  children: ReactNode
}

/** Shows the step and the save state. */
export function EditorFrame({ step, draft, saving, children }: EditorFrameProps) {
  const place = useAccountCopy(draft)
  const [isAsking, setAsking] = useState(false)
  useTopOfStep(step)

  function discard(): void {
    setAsking(false)
    void saving.save('draft')
  }

  return (
    <div className={`${styles.page} cloth-mustard`}>
      <title>{`Write a pack, step ${step} | Party Dojo`}</title>
      <meta name="robots" content="noindex" />
      <header>
        <div className={styles.bar}>
          <Link to="/editor" aria-label="To my packs">
            <Glyph id="icon-x" />
          </Link>
          {draft && step > 2 && step < 6 && (
            <>
              <p className={styles.kept} role="status">
                {placeWords(draft, place)}
              </p>
              <button
                type="button"
                onClick={() => (draft.isPublished ? setAsking(true) : void saving.save('draft'))}
              >
                {draft.isPublished ? 'Take it down' : 'Save draft'}
              </button>
            </>
          )}
        </div>
        <StepBelt step={step} of={wizardSteps} />
      </header>
      <div className={styles.alerts}>
        <SaveAlerts saving={saving} />
        {draft?.isContested && <ConflictAlert draft={draft} />}
      </div>
      <ResumeSaveSheet draft={draft} saving={saving} />
      {children}
      <Sheet
        open={isAsking}
        isCompact
        onClose={() => setAsking(false)}
        title="Take it down?"
        lead="It becomes a draft: its link opens nothing until you publish it again. Likes and plays stay."
        foot={
          <Button size="medium" onPress={discard}>
            Make it a draft
          </Button>
        }
      />
    </div>
  )
}

function placeWords(draft: Draft, place: 'device' | 'account'): string {
  if (isNew(draft) && !draft.isDirty) return ''
  return place === 'account' ? 'Kept in your account' : 'Kept on this phone'
}

/** Scrolls up and announces the new step. */
function useTopOfStep(step: number): void {
  const [shown, setShown] = useState(step)
  useEffect(() => {
    if (shown === step) return
    setShown(step)
    document.querySelector<HTMLElement>('main h1')?.focus()
  }, [shown, step])
}
