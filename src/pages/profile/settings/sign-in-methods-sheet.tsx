import { formatDay } from '#browser/storage/use-formatted-day.ts'
import { Sheet } from '#ui/sheet.tsx'
import { type Provider, useOwner } from '../owner.ts'
import { callAuth } from './call-auth.ts'
import { Refusal } from './refusal.tsx'
import type { SettingProps } from './setting-props.ts'
import styles from './settings.module.css'
import { useFormAction } from './use-form-action.ts'
import { useList } from './use-list.ts'

type Account = { id: string; providerId: string; createdAt: string }

export function SignInMethodsSheet({ open, onClose }: SettingProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Ways to sign in"
      lead="Each of these opens the door."
    >
      <SignInMethods />
    </Sheet>
  )
}

function SignInMethods() {
  const { viewer, providers, sendsSms } = useOwner()
  const { items, problem, reload } = useList(() => callAuth<Account[]>('GET', '/list-accounts'))
  const action = useFormAction()
  const linked = items?.filter(({ providerId }) => providerId !== 'credential')

  const nameOf = (id: string) => providers.find((provider) => provider.id === id)?.name ?? id
  const missing = providers.filter(({ id }) => linked?.every((each) => each.providerId !== id))

  /** Redirects to the provider, and back to the profile. */
  async function add({ id }: Provider): Promise<void> {
    const started = await action.run(() =>
      callAuth<{ url: string }>('POST', '/link-social', {
        provider: id,
        callbackURL: '/profile',
        errorCallbackURL: '/profile',
      }),
    )
    if (started) location.assign(started.data.url)
  }

  async function unlink({ id, providerId }: Account): Promise<void> {
    if (!(await action.run(() => callAuth('POST', '/unlink-account', { accountId: id })))) return
    await reload()
    action.setDone(`${nameOf(providerId)} opens this account no more.`)
  }

  return (
    <>
      <Refusal message={action.problem ?? problem} />
      <p className={styles.words} role="status">
        {action.done}
      </p>
      <ul className={styles.rows} aria-label="Ways to sign in">
        <SignInMethod
          name="E-mail and password"
          note={viewer.hasPassword ? (viewer.email ?? '') : 'no password set'}
        />
        {sendsSms && (
          <SignInMethod name="Code by phone" note={viewer.phoneNumber ?? 'no number yet'} />
        )}
        {linked?.map((account) => (
          <li key={account.id} className={styles.row}>
            <span className={styles.rowWords}>
              {nameOf(account.providerId)}
              <small>since {formatDay(Date.parse(account.createdAt))}</small>
            </span>
            <button type="button" className={styles.small} onClick={() => void unlink(account)}>
              Unlink
            </button>
          </li>
        ))}
        {linked &&
          missing.map((provider) => (
            <li key={provider.id} className={styles.row}>
              <span className={styles.rowWords}>
                {provider.name}
                <small>not yet a way in</small>
              </span>
              <button type="button" className={styles.small} onClick={() => void add(provider)}>
                Add
              </button>
            </li>
          ))}
      </ul>
    </>
  )
}

function SignInMethod({ name, note }: { name: string; note: string }) {
  return (
    <li className={styles.row}>
      <span className={styles.rowWords}>
        {name}
        <small>{note}</small>
      </span>
    </li>
  )
}
