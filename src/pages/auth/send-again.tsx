import styles from './auth-page.module.css'
import type { AuthCall } from './use-auth-call.ts'
import { useCountdown } from './use-countdown.ts'

const waitSeconds = 30

type SendAgainProps = {
  call: AuthCall
  send: Parameters<AuthCall['run']>[1]
  onSent: () => void
}

/** Sends again, once the first had time to arrive. */
export function SendAgain({ call, send, onSent }: SendAgainProps) {
  const [left, restart] = useCountdown(waitSeconds)

  function press(): void {
    if (left > 0) return
    call.run('again', async () => {
      const problem = await send()
      if (problem === null) {
        restart()
        onSent()
      }
      return problem
    })
  }

  return (
    <button
      type="button"
      className={styles.link}
      aria-disabled={left > 0 || call.busy === 'again' || undefined}
      onClick={press}
    >
      {left > 0 ? `Send again in ${left} s` : 'Send again'}
    </button>
  )
}
