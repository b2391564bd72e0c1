import { useNavigate } from 'react-router'
import { resolveSession } from '#browser/session/resolve-session.ts'
import { takeRouteAfterSignIn } from '#browser/session/route-after-sign-in.ts'
import { nextPath } from './next-path.ts'
import { useUrlQuery } from './use-url-query.ts'

export function useFinishSignIn(): () => Promise<null> {
  const navigate = useNavigate()
  const next = nextPath(useUrlQuery())
  return async () => {
    await resolveSession()
    const before = takeRouteAfterSignIn()
    await navigate(next ?? before, { replace: true })
    return null
  }
}
