import { Button } from '#ui/button.tsx'
import styles from './join.module.css'
import { JoinProblem } from './join-problem.tsx'
import { roomName } from './room-name.ts'
import { useJoin } from './use-join.ts'

type TakeOverProps = { code: string; link: string; onJoined: (code: string) => void }

/** After the other phone's code was scanned: one tap, so that no preview uses it up. */
export function TakeOver({ code, link, onJoined }: TakeOverProps) {
  const { join, isBusy, trouble } = useJoin(onJoined)
  return (
    <div className={styles.form}>
      <div className={styles.fields}>
        <p className={styles.lead}>
          This phone takes the seat, with everything scored. The other one lets go.
        </p>
        {trouble && <JoinProblem trouble={trouble} name="" onReturn={() => {}} />}
      </div>
      <div className={styles.dock}>
        <Button
          size="large"
          icon="icon-phone"
          disabled={isBusy}
          onPress={() => void join(code, { name: roomName.get() || 'me', link })}
          note="this code works once"
        >
          Take my seat
        </Button>
      </div>
    </div>
  )
}
