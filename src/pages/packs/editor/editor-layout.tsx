import { useEffect, useState } from 'react'
import { Link, Navigate, Outlet, useLocation, useOutletContext } from 'react-router'
import { useIsAlive } from '#browser/use-saved.ts'
import { type Draft, isNew } from '#domain/builder/draft.ts'
import { allowedStep, stepOfPath, stepPath } from '#domain/builder/steps.ts'
import { Glyph } from '#ui/glyph.tsx'
import { StepBelt } from '#ui/step-belt.tsx'
import { ContestedAlert } from './contested-alert.tsx'
import styles from './editor.module.css'
import { SaveAlerts } from './save-alerts.tsx'
import { useAccountCopy } from './use-account-copy.ts'
import { type Desk, useDraft } from './use-draft.ts'
import { type Saving, useSaving } from './use-saving.ts'

/** What every step of the builder works with. */
export type Editor = Omit<Desk, 'draft'> & { draft: Draft; saving: Saving }

export function useEditor(): Editor {
  return useOutletContext<Editor>()
}

const wizardSteps = 6

/** The builder's frame: where one is, whether all is kept, and a way out at any time. */
export default function EditorLayout() {
  const { pathname } = useLocation()
  const isAlive = useIsAlive()
  const desk = useDraft()
  const saving = useSaving(desk.draft)
  const place = useAccountCopy(desk.draft)
  const step = stepOfPath(pathname) ?? 1
  const { draft } = desk
  useTopOfStep(step)

  const allowed = allowedStep(step, draft)
  if (isAlive && allowed !== step) return <Navigate to={stepPath(allowed)} replace />
  return (
    <div className={`${styles.page} cloth-mustard`}>
      <title>Write a pack | Party Dojo</title>
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
              <button type="button" onClick={() => void saving.save('draft')}>
                Save draft
              </button>
            </>
          )}
        </div>
        <StepBelt step={step} of={wizardSteps} />
      </header>
      <div className={styles.alerts}>
        <SaveAlerts saving={saving} />
        {draft?.isContested && <ContestedAlert draft={draft} />}
      </div>
      {/* Until the page is alive nobody knows the draft: a step that needs one waits. */}
      {(draft || step <= 2) && (
        <Outlet context={{ ...desk, saving } satisfies Desk & { saving: Saving }} />
      )}
    </div>
  )
}

function placeWords(draft: Draft, place: 'device' | 'account'): string {
  if (isNew(draft) && !draft.isDirty) return ''
  return place === 'account' ? 'Kept in your account' : 'Kept on this phone'
}

/** A new step begins at its top, and says to a screen reader what it is. */
function useTopOfStep(step: number): void {
  const [shown, setShown] = useState(step)
  useEffect(() => {
    if (shown === step) return
    setShown(step)
    document.querySelector<HTMLElement>('main h1')?.focus()
  }, [shown, step])
}
