import { signInByPopup } from '#browser/session/popup-sign-in.ts'
import type { SignInOptions } from '#server/pages/request-context.ts'
import { LinkRow } from '#ui/link-row.tsx'
import { RowList } from '#ui/row.tsx'
import styles from './auth-page.module.css'
import { nextPath, withNext } from './next-path.ts'
import { PasskeyRow } from './passkey-row.tsx'
import type { AuthCall } from './use-auth-call.ts'
import { useFinishSignIn } from './use-finish-sign-in.ts'
import { useUrlQuery } from './use-url-query.ts'

type OtherMethodsProps = {
  signIn: SignInOptions
  call: AuthCall
  /** The method shown on this page. */
  current: 'password' | 'phone' | 'sign-up'
}

/** The other sign-in methods. */
export function OtherSignInMethods({ signIn, call, current: now }: OtherMethodsProps) {
  const enter = useFinishSignIn()
  const next = nextPath(useUrlQuery())
  const providers = [
    ...(signIn.hasGoogle ? [{ id: 'google', name: 'Google' }] : []),
    ...(signIn.oidcHost === null ? [] : [{ id: 'oidc', name: signIn.oidcHost }]),
  ]

  function open(provider: string): void {
    call.run(provider, async () => {
      const problem = await signInByPopup(provider, signIn.origin)
      return problem ?? (await enter())
    })
  }

  const hasAny = providers.length > 0 || now !== 'sign-up' || signIn.sendsSms
  if (!hasAny) return null
  return (
    <section className={styles.form}>
      <h2 className={styles.or}>Or another way</h2>
      <RowList>
        {now === 'password' && <PasskeyRow call={call} />}
        {now !== 'phone' && signIn.sendsSms && (
          <LinkRow
            to={withNext('/sign-in?by=phone', next)}
            title="By phone"
            note="We text you six digits"
          />
        )}
        {now === 'phone' && (
          <LinkRow
            to={withNext('/sign-in', next)}
            title="By e-mail"
            note="With your password, or a passkey"
          />
        )}
        {providers.map(({ id, name }) => (
          <LinkRow
            key={id}
            title={`With ${name}`}
            note={call.busy === id ? 'Waiting for its window' : 'In a window of its own'}
            onPress={() => open(id)}
          />
        ))}
      </RowList>
    </section>
  )
}
