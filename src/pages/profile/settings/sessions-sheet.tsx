import { type ApiResult, callApi } from '#browser/api/call-api.ts'
import { BusyButton } from '#ui/busy-button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { formatAgo } from '../format-time.ts'
import { callAuth } from './call-auth.ts'
import { describeDevice } from './describe-device.ts'
import { Refusal } from './refusal.tsx'
import type { SettingProps } from './setting-props.ts'
import styles from './settings.module.css'
import { useFormAction } from './use-form-action.ts'
import { useList } from './use-list.ts'
import { useSignOut } from './use-sign-out.ts'

type SessionRow = { token: string; userAgent?: string | null; updatedAt: string; isThis?: boolean }

export function SessionsSheet({ open, onClose }: SettingProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="Signed in"
      lead="Do not know one of these? End it, then change your password."
    >
      <Sessions />
    </Sheet>
  )
}

function Sessions() {
  const { items, problem, reload } = useList(readSessions)
  const action = useFormAction()
  const signOut = useSignOut()

  async function end(path: string, body: object, words: string): Promise<void> {
    if (!(await action.run(() => callAuth('POST', path, body)))) return
    await reload()
    action.setDone(words)
  }

  return (
    <>
      <Refusal message={action.problem ?? signOut.problem ?? problem} />
      <p className={styles.words} role="status">
        {action.done ?? (items === null && problem === null ? 'Looking round the rooms.' : null)}
      </p>
      <ul className={styles.rows} aria-label="Where you are signed in">
        {items?.map(({ token, userAgent, updatedAt, isThis }) => (
          <li key={token} className={styles.row}>
            <span className={styles.rowWords}>
              {describeDevice(userAgent)}
              <small>
                {isThis ? 'this one' : `active ${formatAgo(Date.parse(updatedAt), Date.now())}`}
              </small>
            </span>
            {!isThis && (
              <button
                type="button"
                className={styles.small}
                onClick={() => void end('/revoke-session', { token }, 'Ended.')}
              >
                End<span className="seen-by-readers"> {describeDevice(userAgent)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.form}>
        <BusyButton
          busy={action.isBusy}
          icon="icon-ban"
          onPress={() => void end('/revoke-other-sessions', {}, 'Only this device is left.')}
        >
          End all others
        </BusyButton>
        <button type="button" className={styles.small} onClick={() => void signOut.everywhere()}>
          Sign out everywhere, here as well
        </button>
      </div>
    </>
  )
}

/** This device first, then by last use. */
async function readSessions(): Promise<ApiResult<SessionRow[]>> {
  const [list, own] = await Promise.all([
    callAuth<SessionRow[]>('GET', '/list-sessions'),
    callApi<{ session: { token: string } } | null>('GET', '/api/auth/get-session'),
  ])
  if (!list.ok) return list
  const ownToken = own.ok ? own.data?.session.token : undefined
  const rows = list.data.map((row) => ({ ...row, isThis: row.token === ownToken }))
  rows.sort((a, b) => Number(b.isThis) - Number(a.isThis) || b.updatedAt.localeCompare(a.updatedAt))
  return { ...list, data: rows }
}
