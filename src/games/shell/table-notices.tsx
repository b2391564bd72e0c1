import { useState } from 'react'
import { useStorageProblem } from '#browser/storage/use-saved.ts'
import { Toast } from '#ui/toast.tsx'

const troubles = {
  blocked: 'This browser keeps nothing for us. Play on, but a reload ends the game.',
  full: 'This phone’s storage is full. Play on, but a reload may lose the last rounds.',
}

type TableNoticesProps = { notice: string | null; onDismiss: () => void }

/** Refused moves, and storage problems. */
export function TableNotices({ notice, onDismiss }: TableNoticesProps) {
  const trouble = useStorageProblem()
  const [readTrouble, setReadTrouble] = useState<string | null>(null)
  const warning = trouble && trouble !== readTrouble ? troubles[trouble] : null
  return (
    <>
      <Toast message={notice} onDismiss={onDismiss} />
      <Toast message={warning} isPersistent onDismiss={() => setReadTrouble(trouble)} />
    </>
  )
}
