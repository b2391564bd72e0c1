import { useNavigate } from 'react-router'
import { writeSessionValue } from '#browser/session/session-values.ts'
import { forgetAccount } from '#browser/session/sign-out.ts'
import { callAuth } from './call-auth.ts'

import { useFormAction } from './use-form-action.ts'

/** Signing out, here or everywhere; then home. */
export function useSignOut() {
  const navigate = useNavigate()
  const action = useFormAction()

  async function leave(path: string, to: string): Promise<void> {
    if (!(await action.run(() => callAuth('POST', path, {})))) return
    // First away, then forgotten: the page would ask the server whose it is now.
    await navigate(to)
    forgetAccount()
  }

  return {
    isBusy: action.isBusy,
    problem: action.problem,
    here: () => leave('/sign-out', '/'),
    everywhere: () => leave('/revoke-sessions', '/'),
    /** To prove who one is: out, and at once to the door. */
    andIn: () => {
      writeSessionValue('previousRoute', '/profile')
      return leave('/sign-out', '/sign-in')
    },
  }
}
