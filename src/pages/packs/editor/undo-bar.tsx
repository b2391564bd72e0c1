import { useEffect, useEffectEvent } from 'react'
import type { CustomPack } from '#domain/packs/custom-pack.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import styles from './my-packs.module.css'

/** Long enough to find the phone again. */
const shownMs = 10_000

type UndoBarProps = {
  deleted: CustomPack | null
  /** On its way back. */
  isBusy: boolean
  onUndo: () => void
  onExpire: () => void
}

/** What was deleted, and the way back. */
export function UndoBar({ deleted, isBusy, onUndo, onExpire: onOver }: UndoBarProps) {
  const goByItself = useEffectEvent(onOver)
  useEffect(() => {
    if (!deleted || isBusy) return
    const timer = setTimeout(goByItself, shownMs)
    return () => clearTimeout(timer)
  }, [deleted, isBusy])

  return (
    <div className={styles.undo} role="status">
      {deleted && (
        <>
          <p>
            <bdi>{deleted.metadata.name}</bdi> is gone.
          </p>
          <BusyButton busy={isBusy} onPress={onUndo}>
            Undo
          </BusyButton>
        </>
      )}
    </div>
  )
}
