import { useEffectEvent } from 'react'
import { countWord } from '#domain/table/amount.ts'
import { nameOf } from '#domain/table/names.ts'
import { CupScene } from '#games/parts/cup-scene.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { ShakeOffer } from '#games/parts/shake-offer.tsx'
import { useRattle } from '#games/parts/use-rattle.ts'
import { useShake } from '#games/parts/use-shake.ts'
import { Button } from '#ui/button.tsx'
import { CupTable } from './cup-table.tsx'
import { LivesRow } from './lives-row.tsx'
import type { MeyerProps } from './play-props.ts'
import styles from './rolling.module.css'
import { callOf } from './rules-ranks.ts'

export function Rolling(play: MeyerProps) {
  const { view, players, send, own } = play
  const { turn, claim, newLives, canRollLives, isPassed } = view
  const [isRattling, rattle] = useRattle()
  const roll = useEffectEvent(() => rattle(() => send({ type: 'roll' })))
  const { shake, requestPermission } = useShake(!isRattling, () => roll())
  const name = nameOf(players, turn)
  const press = () => rattle(() => send({ type: 'roll' }))
  return (
    <CupTable
      play={play}
      seat={turn}
      note={own ? 'to roll' : 'your turn'}
      lead={claim === null ? (isPassed ? 'Pass the phone to' : 'A new round') : 'You believe it'}
      title={
        claim !== null ? `Roll ${callOf(claim)} or better.` : own ? 'You start.' : <bdi>{name}</bdi>
      }
      size="line"
      rule={
        newLives?.seat === turn
          ? `New lives: ${countWord(newLives.lives)}. That was the one time.`
          : claim === null
            ? `${own ? '' : 'You start. '}Roll under the cup, and only you look.`
            : 'Or say that you did.'
      }
      scene={<CupScene stage={isRattling ? 'shaking' : 'down'} />}
      tools={<ShakeOffer shake={shake} requestPermission={requestPermission} />}
      dock={
        <>
          {canRollLives && (
            <Button
              variant="quiet"
              size="large"
              className={styles.lives}
              onPress={() => send({ type: 'newLives' })}
              note={'one die,\nonce a night'}
            >
              New lives
            </Button>
          )}
          <NextButton icon="crest-die" className={styles.roll} onPress={press} note="under the cup">
            Roll
          </NextButton>
        </>
      }
      onNext={press}
    >
      <LivesRow players={players} lives={view.lives} isGrid={own !== undefined} />
    </CupTable>
  )
}
