import { NextButton } from '#games/parts/next-button.tsx'
import { ScrollRegion } from '#games/parts/scroll-region.tsx'
import { DiceFrame } from './dice-frame.tsx'
import styles from './hand-out.module.css'
import type { PhoneProps } from './play-props.ts'
import { TapNames } from './tap-names.tsx'

/** A right call is paid out: the hit goes where this player taps. */
export function PhoneDodge(play: PhoneProps) {
  const { players, viewer, send } = play
  return (
    <DiceFrame
      play={play}
      dock={
        <NextButton disabled onPress={() => {}} note="or it is yours">
          Tap a name
        </NextButton>
      }
    >
      <div className={styles.room}>
        <div className={styles.head}>
          <div className={styles.asks}>
            <h2>A hit, and you dodge.</h2>
          </div>
        </div>
        <p className={styles.settled}>You called a throw right. Who takes it instead?</p>
        <ScrollRegion label="The others" className={styles.names}>
          <TapNames
            label="Who takes it"
            players={players}
            except={viewer}
            onTap={(seat) => send({ type: 'dodge', seat })}
          />
        </ScrollRegion>
      </div>
    </DiceFrame>
  )
}
