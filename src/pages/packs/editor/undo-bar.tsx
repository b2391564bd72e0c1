import { useEffect, useEffectEvent } from 'react'
import type { CustomPack } from '#domain/packs/custom-pack.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import styles from './my-packs.module.css'

/** Time to find the phone again. */
const shownMs = 10_000

type UndoBarProps = {
  deleted: CustomPack | null
  isBusy: boolean
  onUndo: () => void
  onExpire: () => void
}

/** Offers to undo a deletion. */
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
