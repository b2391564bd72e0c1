import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { account } from '#browser/account.ts'
import { type SaveKind, saveDraft } from '#browser/packs/keep-in-account.ts'
import { openPackId } from '#browser/packs/shelf.ts'
import { StorageError } from '#browser/storage/storage-error.ts'
import { noGameToSaveMessage, saveFailedMessage } from '#contract/storage-messages.ts'
import type { Draft } from '#domain/builder/draft.ts'
import { progressStepMs, saveProgress } from '#domain/builder/save-progress.ts'
import { stepPath } from '#domain/builder/steps.ts'

export type Saving = {
  /** What is being saved as. */
  busy: SaveKind | null
  /** percent */
  progress: number
  /** The sentence of spec §8; stays until it is dismissed. */
  problem: string | null
  dismiss: () => void
  /** Asks for an account first, where nobody is signed in. */
  isAsking: boolean
  stopAsking: () => void
  save: (kind: SaveKind) => Promise<void>
}

/** Saves the pack on the table; a successful save moves to step 6 (spec §4, "Pack saving"). */
export function useSaving(draft: Draft | null): Saving {
  const navigate = useNavigate()
  const [busy, setBusy] = useState<SaveKind | null>(null)
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const progress = useProgress(busy !== null, isDone)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  async function save(kind: SaveKind): Promise<void> {
    if (busy) return
    setProblem(null)
    if (!draft) return setProblem(noGameToSaveMessage)
    const who = account.get()
    if (!who) return setAsking(true)
    const packId = draft.metadata.id
    setBusy(kind)
    try {
      await saveDraft(packId, who.userId, kind)
      setDone(true)
      // They may have gone elsewhere meanwhile, or on with another pack.
      if (isHere.current && openPackId.get() === packId) await navigate(stepPath(6))
    } catch (error) {
      setProblem(saveFailedMessage(reasonIn(error)))
    } finally {
      setBusy(null)
      setDone(false)
    }
  }

  return {
    ...{ busy, progress, problem, isAsking, save },
    dismiss: () => setProblem(null),
    stopAsking: () => setAsking(false),
  }
}

/** The server's own sentence says most. */
function reasonIn(error: unknown): string {
  if (error instanceof StorageError && error.serverMessage) return error.serverMessage
  return error instanceof Error ? error.message : String(error)
}

function useProgress(isSaving: boolean, isDone: boolean): number {
  const [elapsedMs, setElapsedMs] = useState(0)
  useEffect(() => {
    if (!isSaving) return
    const startedMs = performance.now()
    setElapsedMs(0)
    const timer = setInterval(() => setElapsedMs(performance.now() - startedMs), progressStepMs)
    return () => clearInterval(timer)
  }, [isSaving])
  return saveProgress(elapsedMs, isDone)
}
