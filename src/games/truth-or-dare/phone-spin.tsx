import { LookUp } from '#games/parts/look-up.tsx'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { Bottle } from './bottle.tsx'
import styles from './bottle-turning.module.css'
import type { RoleProps } from './phone-props.ts'

/** Its neck towards the player with the phone, and past the one whom it nearly meant. */
const towardsMe = { rest: 180, past: 232 }
const away = { rest: 20, past: -170 }

/** The bottle; on a TV where there is one. It shows no name before it has come to rest. */
export function PhoneSpin(play: RoleProps) {
  const { view, own, role } = play
  return (
    <PlayFrame
      play={play}
      right={<RoundCount round={view.round} rounds={view.rounds} />}
      dock={null}
    >
      {own.hasScreen ? (
        <LookUp>The bottle finds somebody.</LookUp>
      ) : (
        <div className={styles.spin}>
          <h2>The bottle turns</h2>
          <Bottle {...(role === 'turn' ? towardsMe : away)} className={styles.bottle} />
          <p>Neck towards you: your turn.</p>
        </div>
      )}
    </PlayFrame>
  )
}
