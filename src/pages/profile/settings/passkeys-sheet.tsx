import { type FormEvent, useState } from 'react'
import { formatDay } from '#browser/storage/use-formatted-day.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import { Field } from '#ui/field.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { addPasskey } from './add-passkey.ts'
import { callAuth } from './call-auth.ts'
import { describeDevice } from './describe-device.ts'
import { Refusal } from './refusal.tsx'
import type { SettingProps } from './setting-props.ts'
import styles from './settings.module.css'
import { useFormAction } from './use-form-action.ts'
import { useList } from './use-list.ts'

type Passkey = { id: string; name?: string | null; createdAt?: string | null }

export function PasskeysSheet({ open, onClose }: SettingProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Passkeys"
      lead="Sign in with your face, a finger or a key. Nothing to remember."
    >
      <Passkeys />
    </Sheet>
  )
}

function Passkeys() {
  const { items, problem, reload } = useList(() =>
    callAuth<Passkey[]>('GET', '/passkey/list-user-passkeys'),
  )
  const action = useFormAction()
  const [renamed, setRenamed] = useState<string | null>(null)
  const [name, setName] = useState(() => describeDevice(navigator.userAgent))

  async function change(path: string, body: object, words: string): Promise<void> {
    if (!(await action.run(() => callAuth('POST', `/passkey/${path}`, body)))) return
    setRenamed(null)
    await reload()
    action.setDone(words)
  }

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!(await action.run(() => addPasskey(name.trim() || 'Passkey')))) return
    await reload()
    action.setDone('It opens your account from now on.')
  }

  return (
    <>
      <Refusal message={action.problem ?? problem} />
      <p className={styles.words} role="status">
        {action.done ?? (items?.length === 0 ? 'None yet.' : null)}
      </p>
      <ul className={styles.rows} aria-label="Passkeys">
        {items?.map((key) =>
          key.id === renamed ? (
            <li key={key.id}>
              <RenameForm
                passkey={key}
                onSave={(next) =>
                  void change('update-passkey', { id: key.id, name: next }, 'Renamed.')
                }
              />
            </li>
          ) : (
            <li key={key.id} className={styles.row}>
              <span className={styles.rowWords}>
                {key.name || 'Passkey'}
                {key.createdAt && <small>since {formatDay(Date.parse(key.createdAt))}</small>}
              </span>
              <span>
                <button type="button" className={styles.small} onClick={() => setRenamed(key.id)}>
                  Rename
                </button>
                <button
                  type="button"
                  className={styles.small}
                  onClick={() => void change('delete-passkey', { id: key.id }, 'Removed.')}
                >
                  Remove
                </button>
              </span>
            </li>
          ),
        )}
      </ul>
      <form className={styles.form} onSubmit={(event) => void add(event)} noValidate>
        <Field
          label="Name of a new one"
          value={name}
          maxLength={60}
          onChange={(event) => setName(event.target.value)}
        />
        <BusyButton submit busy={action.isBusy} icon="icon-plus">
          Add a passkey
        </BusyButton>
      </form>
    </>
  )
}

function RenameForm({ passkey, onSave }: { passkey: Passkey; onSave: (name: string) => void }) {
  const [name, setName] = useState(passkey.name ?? '')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') onSave(name.trim())
      }}
    >
      <Field
        label="New name"
        value={name}
        maxLength={60}
        autoFocus
        onChange={(event) => setName(event.target.value)}
        end={
          <button type="submit" className={styles.small}>
            Keep
          </button>
        }
      />
    </form>
  )
}
