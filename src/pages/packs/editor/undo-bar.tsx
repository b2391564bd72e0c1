import { useEffect, useEffectEvent } from 'react'
import type { CustomPack } from '#domain/packs/custom-pack.ts'
import { Slab } from '#ui/slab.tsx'
import styles from './my-packs.module.css'

/** Long enough to find the phone again. */
const shownMs = 10_000

type UndoBarProps = {
  deleted: CustomPack | null
  onUndo: () => void
  onOver: () => void
}

/** What was deleted, and the way back. */
export function UndoBar({ deleted, onUndo, onOver }: UndoBarProps) {
  const goByItself = useEffectEvent(onOver)
  useEffect(() => {
    if (!deleted) return
    const timer = setTimeout(goByItself, shownMs)
    return () => clearTimeout(timer)
  }, [deleted])

  return (
    <div className={styles.undo} role="status">
      {deleted && (
        <>
          <p>
            <bdi>{deleted.metadata.name}</bdi> is gone.
          </p>
          <Slab onPress={onUndo}>Undo</Slab>
        </>
      )}
    </div>
  )
}
