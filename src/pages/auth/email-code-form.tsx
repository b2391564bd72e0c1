import { useState } from 'react'
import { sendEmailCode, signInByEmailCode } from '#browser/session/email-code.ts'
import type { Problem } from '#browser/session/sign-in-errors.ts'
import { emailCodeLength } from '#contract/email-code.ts'
import { EnterCode } from './enter-code.tsx'
import type { AuthCall } from './use-auth-call.ts'

type EmailCodeFormProps = {
  call: AuthCall
  email: string
  /** The id of the first code. */
  firstId: string
  onOther: () => void
}

/** For an account whose password was guessed at too often. */
export function EmailCodeForm({ call, email, firstId, onOther }: EmailCodeFormProps) {
  const [id, setId] = useState(firstId)

  async function send(): Promise<Problem | null> {
    const sent = await sendEmailCode(email)
    if (!('id' in sent)) return sent
    setId(sent.id)
    return null
  }

  return (
    <EnterCode
      call={call}
      hint={`Eight digits. If ${email} has an account here, they are on their way.`}
      length={emailCodeLength}
      send={send}
      verify={(code) => signInByEmailCode(id, code)}
      otherLabel="Use the password"
      onOther={onOther}
    />
  )
}
