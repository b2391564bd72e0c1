import { useEffect, useState } from 'react'
import { saveToAccount } from '#browser/packs/save-to-account.ts'
import { account } from '#browser/session/account.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import { type Draft, hasContent } from '#domain/builder/draft.ts'

/** After the last keystroke: soon enough to lose little, late enough to send words, not letters. */
const debounceMs = 2000
/** When it went wrong, as it does without a network. */
const retryMs = 15_000

/** Keeps the draft in the account of whoever is signed in; says where it is kept now. */
export function useAccountCopy(draft: Draft | null): 'device' | 'account' {
  const who = useSaved(account, null)
  const [keptMs, setKeptMs] = useState<number | null>(null)
  const packId = draft?.metadata.id
  const userId = who?.userId
  const changedAtMs = draft?.changedAtMs ?? 0
  const isWaiting =
    draft?.isDirty === true && !draft.isContested && hasContent(draft) && keptMs !== changedAtMs

  useEffect(() => {
    if (!isWaiting || packId === undefined || userId === undefined) return
    let isOver = false
    const keep = () =>
      saveToAccount(packId, userId).then(
        () => setKeptMs(changedAtMs),
        () => {
          if (!isOver) timer = setTimeout(keep, retryMs)
        },
      )
    let timer = setTimeout(keep, debounceMs)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [isWaiting, packId, userId, changedAtMs])

  return userId !== undefined && draft !== null && !isWaiting && !draft.isContested
    ? 'account'
    : 'device'
}
