import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { callApi } from '#browser/api/call-api.ts'
import type { LetterWish } from '#contract/contact.ts'
import { EyeSwitch } from '#ui/eye.tsx'
import { Row } from '#ui/row.tsx'
import { useOwner } from '../owner.ts'

/** Whether letters come that nobody needs; the foot of each of them stops them too. */
export function LettersRow() {
  const { viewer, act, toast } = useOwner()
  const { revalidate } = useRevalidator()
  /** As it was pressed here last; null where the viewer still says how it is. */
  const [wished, setWished] = useState<boolean | null>(null)
  const isOn = wished ?? viewer.wantsLetters
  // Two at once could arrive the other way round.
  const isUnderWay = useRef(false)

  async function flip(): Promise<void> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    const wish: LetterWish = { wanted: !isOn }
    setWished(wish.wanted)
    const answer = await act(() => callApi('PUT', `/api/users/${viewer.userId}/letters`, wish))
    isUnderWay.current = false
    // The sheet forgets what was pressed as soon as it is closed.
    if (answer.ok) return void revalidate()
    setWished(isOn)
    toast(answer.message)
  }

  return (
    <Row
      title="Optional e-mails"
      note={isOn ? 'such as “Your friend is in”' : 'none come; those you need still do'}
      lit={isOn}
      isOn={isOn}
      end={<EyeSwitch on={isOn} />}
      onPress={() => void flip()}
    />
  )
}
