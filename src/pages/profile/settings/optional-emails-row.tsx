import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '#browser/api/call-api.ts'
import type { EmailPreference } from '#contract/contact.ts'
import { SwitchRow } from '#ui/switch-row.tsx'
import { useOwner } from '../owner.ts'

/** Whether letters come that nobody needs; the foot of each of them stops them too. */
export function OptionalEmailsRow() {
  const { viewer, act, toast } = useOwner()
  const { revalidate } = useRevalidator()
  /** As it was pressed here last; null where the viewer still says how it is. */
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOn = chosen ?? viewer.wantsLetters
  // Two at once could arrive the other way round.
  const isSaving = useRef(false)

  async function flip(): Promise<void> {
    if (isSaving.current) return
    isSaving.current = true
    const wanted: EmailPreference = { wanted: !isOn }
    setChosen(wanted.wanted)
    const answer = await act(() => callApi('PUT', `/api/users/${viewer.userId}/letters`, wanted))
    isSaving.current = false
    // The sheet forgets what was pressed as soon as it is closed.
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
