import { useNavigate } from 'react-router'
import { writeSessionValue } from '#browser/session/session-values.ts'
import { forgetAccount } from '#browser/session/sign-out.ts'
import { callAuth } from './call-auth.ts'

import { useFormAction } from './use-form-action.ts'

export function useSignOut() {
  const navigate = useNavigate()
  const action = useFormAction()

  async function leave(path: string, to: string): Promise<void> {
    if (!(await action.run(() => callAuth('POST', path, {})))) return
    // Navigate first: this page would reload for a signed-out user.
    await navigate(to)
    forgetAccount()
  }

  return {
    isBusy: action.isBusy,
    problem: action.problem,
    here: () => leave('/sign-out', '/'),
    everywhere: () => leave('/revoke-sessions', '/'),
    /** Confirms an identity: signs out, then to sign-in. */
    andIn: () => {
      writeSessionValue('previousRoute', '/profile')
      return leave('/sign-out', '/sign-in')
    },
  }
}
