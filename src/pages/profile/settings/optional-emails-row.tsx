import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '#browser/api/call-api.ts'
import type { EmailPreference } from '#contract/contact.ts'
import { SwitchRow } from '#ui/switch-row.tsx'
import { useOwner } from '../owner.ts'

/** Optional emails; their footer has a link for the same. */
export function OptionalEmailsRow() {
  const { viewer, act, toast } = useOwner()
  const { revalidate } = useRevalidator()
  /** The last choice here; null while the server's value counts. */
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOn = chosen ?? viewer.wantsLetters
  // Two requests could arrive in the wrong order.
  const isSaving = useRef(false)

  async function flip(): Promise<void> {
    if (isSaving.current) return
    isSaving.current = true
    const wanted: EmailPreference = { wanted: !isOn }
    setChosen(wanted.wanted)
    const answer = await act(() => callApi('PUT', `/api/users/${viewer.userId}/letters`, wanted))
    isSaving.current = false
    // The sheet forgets the choice when it is closed.
    if (answer.ok) return void revalidate()
    setChosen(isOn)
    toast(answer.message)
  }

  return (
    <SwitchRow
      title="Optional e-mails"
      note={isOn ? 'such as “Your friend is in”' : 'none come; those you need still do'}
      isOn={isOn}
      onChange={() => void flip()}
    />
  )
}
