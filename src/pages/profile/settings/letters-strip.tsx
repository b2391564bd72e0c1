import { useState } from 'react'
import { callApi } from '#browser/call-api.ts'
import type { LetterWish } from '#contract/contact.ts'
import { EyeSwitch } from '#ui/eye.tsx'
import { Strip } from '#ui/strip.tsx'
import { useOwner } from '../owner.ts'

/** Whether letters come that nobody needs; the foot of each of them stops them too. */
export function LettersStrip() {
  const { viewer, act, toast } = useOwner()
  const [isOn, setOn] = useState(viewer.wantsLetters)

  async function flip(): Promise<void> {
    const wish: LetterWish = { wanted: !isOn }
    setOn(wish.wanted)
    const answer = await act(() => callApi('PUT', `/api/users/${viewer.userId}/letters`, wish))
    if (answer.ok) return
    setOn(!wish.wanted)
    toast(answer.message)
  }

  return (
    <Strip
      title="Letters that are not required"
      note={isOn ? 'such as “Your friend is in”' : 'none come; those you need still do'}
      lit={isOn}
      isOn={isOn}
      end={<EyeSwitch on={isOn} />}
      onPress={() => void flip()}
    />
  )
}
