import { dayWords } from '#browser/storage/use-day-words.ts'
import { Sheet } from '#ui/sheet.tsx'
import { type Provider, useOwner } from '../owner.ts'
import { callAuth } from './call-auth.ts'
import { Refusal } from './refusal.tsx'
import styles from './settings.module.css'
import type { SettingProps } from './settings-sheet.tsx'
import { useDeed } from './use-deed.ts'
import { useList } from './use-list.ts'

type Account = { id: string; providerId: string; createdAt: string }

export function WaysInSheet({ open, onClose }: SettingProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Ways to sign in"
      lead="Each of these opens the door."
    >
      <WaysIn />
    </Sheet>
  )
}

function WaysIn() {
  const { viewer, providers, sendsSms } = useOwner()
  const { items, problem, reload } = useList(() => callAuth<Account[]>('GET', '/list-accounts'))
  const deed = useDeed()
  const linked = items?.filter(({ providerId }) => providerId !== 'credential')

  const nameOf = (id: string) => providers.find((provider) => provider.id === id)?.name ?? id
  const missing = providers.filter(({ id }) => linked?.every((each) => each.providerId !== id))

  /** By way of the other side, and back to the profile. */
  async function add({ id }: Provider): Promise<void> {
    const started = await deed.run(() =>
      callAuth<{ url: string }>('POST', '/link-social', {
        provider: id,
        callbackURL: '/profile',
        errorCallbackURL: '/profile',
      }),
    )
    if (started) location.assign(started.data.url)
  }

  async function unlink({ id, providerId }: Account): Promise<void> {
    if (!(await deed.run(() => callAuth('POST', '/unlink-account', { accountId: id })))) return
    await reload()
    deed.setDone(`${nameOf(providerId)} opens this account no more.`)
  }

  return (
    <>
      <Refusal message={deed.problem ?? problem} />
      <p className={styles.words} role="status">
        {deed.done}
      </p>
      <ul className={styles.rows} aria-label="Ways to sign in">
        <Way
          name="E-mail and password"
          note={viewer.hasPassword ? (viewer.email ?? '') : 'no password set'}
        />
        {sendsSms && <Way name="Code by phone" note={viewer.phoneNumber ?? 'no number yet'} />}
        {linked?.map((account) => (
          <li key={account.id} className={styles.row}>
            <span className={styles.rowWords}>
              {nameOf(account.providerId)}
              <small>since {dayWords(Date.parse(account.createdAt))}</small>
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

function Way({ name, note }: { name: string; note: string }) {
  return (
    <li className={styles.row}>
      <span className={styles.rowWords}>
        {name}
        <small>{note}</small>
      </span>
    </li>
  )
}
