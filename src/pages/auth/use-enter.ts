import { useNavigate } from 'react-router'
import { resolveSession } from '#browser/resolve-session.ts'
import { takeRouteAfterSignIn } from '#browser/route-after-sign-in.ts'

/** What comes after every sign-in: the session on this device, then on to where somebody was. */
export function useEnter(): () => Promise<null> {
  const navigate = useNavigate()
  return async () => {
    await resolveSession()
    await navigate(takeRouteAfterSignIn(), { replace: true })
    return null
  }
}
