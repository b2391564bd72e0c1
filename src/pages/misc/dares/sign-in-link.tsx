import { Link, useLocation } from 'react-router'
import { writeSessionValue } from '#browser/session/session-values.ts'

export function SignInLink({ children }: { children: string }) {
  const { pathname, search } = useLocation()
  return (
    <Link to="/sign-in" onClick={() => writeSessionValue('previousRoute', pathname + search)}>
      {children}
    </Link>
  )
}
