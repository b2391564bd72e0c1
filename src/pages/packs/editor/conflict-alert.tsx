import { useState } from 'react'
import { keepBothVersions, overwriteStored } from '#browser/packs/open-stored-pack.ts'
import type { Draft } from '#domain/builder/draft.ts'
import { Alert } from '#ui/alert.tsx'
import textLink from '#ui/text-link.module.css'
import styles from './step-props.module.css'

/** Two devices changed one pack: the user chooses. */
export function ConflictAlert({ draft }: { draft: Draft }) {
  const [problem, setProblem] = useState<string | null>(null)

  async function replace(): Promise<void> {
    try {
      await overwriteStored(draft.metadata.id)
    } catch {
      setProblem('That pack cannot be reached now. Yours is safe on this phone.')
    }
  }

  return (
    <>
      <Alert message={problem} onDismiss={() => setProblem(null)} />
      <Alert
        message={
          <>
            This pack was saved on another device meanwhile. Yours is safe on this phone.
            <span className={styles.choices}>
              <button
                type="button"
                className={textLink.textLink}
                onClick={() => keepBothVersions(draft)}
              >
                Keep both
              </button>
              <button type="button" className={textLink.textLink} onClick={() => void replace()}>
                Mine replaces it
              </button>
            </span>
          </>
        }
      />
    </>
  )
}
