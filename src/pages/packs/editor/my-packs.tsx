import { useState } from 'react'
import { useNavigate } from 'react-router'
import { openSavedDraft } from '#browser/packs/pack-library.ts'
import { account } from '#browser/session/account.ts'
import { useIsHydrated, useSaved } from '#browser/storage/use-saved.ts'
import { stepPath } from '#domain/builder/steps.ts'
import { unnamedPack } from '#domain/packs/custom-pack.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { LinkRow } from '#ui/link-row.tsx'
import { RowList } from '#ui/row.tsx'
import { CoverIcon } from '../cover-icon.tsx'
import { withCount } from '../pack-words.ts'
import styles from './my-packs.module.css'
import { PackSheet } from './pack-sheet.tsx'
import { formatOwnCounts, stateOf } from './pack-state.ts'
import { SaveProblem } from './save-problem.tsx'
import { UndoBar } from './undo-bar.tsx'
import { useLocalDrafts } from './use-local-drafts.ts'
import { useOwnPacks } from './use-own-packs.ts'

export default function MyPacks() {
  const isHydrated = useIsHydrated()
  const navigate = useNavigate()
  const who = useSaved(account, null)
  const own = useOwnPacks(who?.userId ?? null)
  const localDrafts = useLocalDrafts(who?.userId ?? null, own.deleted)
  const [packId, setPackId] = useState<string | null>(null)
  const stored = new Set(own.files.map((file) => file.packId))
  const onlyHere = localDrafts.filter(
    ({ metadata }) => !stored.has(metadata.id) && metadata.id !== own.deleted?.metadata.id,
  )
  const chosen = own.files.find((file) => file.packId === packId)

  return (
    <div className={styles.page}>
      <title>My packs | Party Dojo</title>
      <meta
        name="description"
        content="Write your own party game prompts in five minutes, play them tonight, share them with a link."
      />
      <div className={styles.head}>
        <h1>My packs</h1>
        <p>Prompts that only your friends get.</p>
      </div>
      <div className={styles.dock}>
        <Button
          size="medium"
          icon="icon-plus"
          to={stepPath(1)}
          note="five minutes, a dozen prompts"
        >
          Write a pack
        </Button>
      </div>
      <Alert
        message={own.problem && <SaveProblem message={own.problem} />}
        onDismiss={own.dismissProblem}
      />
      {onlyHere.length > 0 && (
        <>
          <h2>On this phone</h2>
          <RowList>
            {onlyHere.map((draft) => (
              <LinkRow
                key={draft.metadata.id}
                title={<bdi>{draft.metadata.name.trim() || unnamedPack}</bdi>}
                note={`Not in an account yet · ${withCount(draft.prompts.length, 'prompt')}`}
                onPress={() => {
                  openSavedDraft(draft.metadata.id)
                  void navigate(stepPath(3))
                }}
              />
            ))}
          </RowList>
        </>
      )}
      {who && (
        <>
          <h2>In your account</h2>
          <RowList>
            {own.files.map((file) => (
              <LinkRow
                key={file.packId}
                title={<bdi>{file.packName}</bdi>}
                note={[stateOf(file), ...formatOwnCounts(file)].join(' · ')}
                end={<CoverIcon icon={file.card?.icon ?? null} className={styles.icon ?? ''} />}
                onPress={() => setPackId(file.packId)}
              />
            ))}
          </RowList>
          {own.hasFailed && (
            <div className={styles.dock}>
              <Button variant="quiet" onPress={own.reload}>
                Try again
              </Button>
            </div>
          )}
          {own.isLoaded && own.files.length === 0 && (
            <p className={styles.words}>Nothing yet. The first one is the best one.</p>
          )}
        </>
      )}
      {isHydrated && !who && (
        <p className={styles.words}>
          Packs are written without an account. To save, share and find them again on another phone,
          sign in when you are done.
        </p>
      )}
      <RowList>
        <LinkRow title="Packs by others" note="Search, like, play" to="/packs" />
      </RowList>
      <PackSheet
        userId={who?.userId ?? ''}
        file={chosen ?? null}
        onClose={() => setPackId(null)}
        onDelete={own.remove}
        onProblem={own.reportProblem}
      />
      <UndoBar
        deleted={own.deleted}
        isBusy={own.isRestoring}
        onUndo={own.restore}
        onExpire={own.forgetDeleted}
      />
    </div>
  )
}
