import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { toMessage } from '#browser/api/user-facing-error.ts'
import { StorageError } from '#browser/objects/storage-error.ts'
import { openPackId } from '#browser/packs/pack-library.ts'
import { refreshPackList } from '#browser/packs/pack-list.ts'
import { type SaveKind, saveDraft } from '#browser/packs/save-to-account.ts'
import { account } from '#browser/session/account.ts'
import { noGameToSaveMessage, saveFailedMessage } from '#contract/storage-messages.ts'
import type { Draft } from '#domain/builder/draft.ts'
import { progressStepMs, saveProgress } from '#domain/builder/save-progress.ts'
import { stepPath } from '#domain/builder/steps.ts'

export type Saving = {
  busy: SaveKind | null
  /** percent */
  progress: number
  /** The sentence of spec §8; stays until it is dismissed. */
  problem: string | null
  dismiss: () => void
  asking: SaveKind | null
  stopAsking: () => void
  save: (kind: SaveKind) => Promise<void>
}

/**
 * Saves the open pack; success moves to step 6 and refreshes the pack list (spec §4, "Pack
 * saving").
 */
export function useSaving(draft: Draft | null): Saving {
  const navigate = useNavigate()
  const [busy, setBusy] = useState<SaveKind | null>(null)
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [asking, setAsking] = useState<SaveKind | null>(null)
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
    if (!who) return setAsking(kind)
    const packId = draft.metadata.id
    setBusy(kind)
    try {
      await saveDraft(packId, who.userId, kind)
      void refreshPackList(who.userId)
      flushSync(() => setDone(true))
      await nextPaint()
      // The user may have left, or opened another pack.
      if (isHere.current && openPackId.get() === packId) await navigate(stepPath(6))
    } catch (error) {
      setProblem(saveFailedMessage(reasonOf(error)))
    } finally {
      setBusy(null)
      setDone(false)
    }
  }

  return {
    busy,
    progress,
    problem,
    asking,
    save,
    dismiss: () => setProblem(null),
    stopAsking: () => setAsking(null),
  }
}

/** Longer than a frame; hidden tabs have none. */
const maxFrameMs = 1000

/** Resolves after the next paint. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, maxFrameMs)
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })
}

/** The server's message says most. */
function reasonOf(error: unknown): string {
  if (error instanceof StorageError && error.serverMessage) return error.serverMessage
  return toMessage(error)
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
