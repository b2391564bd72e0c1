import { useEffect, useState } from 'react'
import { saveToAccount } from '#browser/packs/save-to-account.ts'
import { account } from '#browser/session/account.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import { type Draft, hasContent } from '#domain/builder/draft.ts'

/** Saves words rather than letters, and loses little. */
const debounceMs = 2000
/** After a failure, as without a network. */
const retryMs = 15_000

/** Saves the draft to the account, too. Returns where it is saved. */
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
