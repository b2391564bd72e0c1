import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { account } from '#browser/session/account.ts'
import { resolveSession } from '#browser/session/resolve-session.ts'
import { signOut } from '#browser/session/sign-out.ts'
import { Button } from '#ui/button.tsx'
import styles from './auth-page.module.css'
import { AuthPage } from './auth-page.tsx'
import { nextPath } from './next-path.ts'
import { ProblemAlert } from './problem-alert.tsx'
import { useAuthCall } from './use-auth-call.ts'
import { useUrlQuery } from './use-url-query.ts'

export function AlreadySignedIn({ username }: { username: string }) {
  const call = useAuthCall()
  const next = nextPath(useUrlQuery())
  const { revalidate } = useRevalidator()

  useEffect(() => {
    // A sign-in that saved no account on this device.
    if (account.get() === null) void resolveSession()
  }, [])

  const leave = () =>
    call.run('out', async () => {
      const answer = await signOut()
      if (!answer.ok) return { code: String(answer.status), sentence: answer.message }
      await revalidate()
      return null
    })

  return (
    <AuthPage title="Signed in" face="won" heading="You are in" lead={`Signed in as ${username}.`}>
      <ProblemAlert problem={call.problem} />
      <div className={styles.dock}>
        <Button variant="quiet" onPress={leave}>
          {call.busy ? 'Signing out' : 'Sign out'}
        </Button>
        <Button to={next ?? '/profile'} size="medium" icon="icon-fwd">
          {next === null ? 'My profile' : 'Go on'}
        </Button>
      </div>
    </AuthPage>
  )
}
