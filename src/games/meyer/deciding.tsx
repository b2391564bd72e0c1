import { nameOf } from '#domain/table/names.ts'
import { CupScene } from '#games/parts/cup-scene.tsx'
import { Button } from '#ui/button.tsx'
import { CupTable } from './cup-table.tsx'
import styles from './deciding.module.css'
import type { MeyerProps } from './play-props.ts'
import { callOf, meyer } from './rules-ranks.ts'
import { titleSize } from './title-size.ts'

/** A claim and a cup: believe it, or lift it. */
export function Deciding(play: MeyerProps) {
  const { view, players, options, send } = play
  const { turn, claim, claimBy, blind } = view
  if (claim === null || claimBy === null) return null
  const isMeyer = claim === meyer
  const name = nameOf(players, claimBy)
  const lift = () => send({ type: 'lift' })
  return (
    <CupTable
      play={play}
      seat={turn}
      note="your turn"
      lead={
        <>
          <bdi>{name}</bdi> {blind ? 'says the same or higher' : 'swears it’s'}
        </>
      }
      title={callOf(claim)}
      size={titleSize(claim)}
      rule={
        isMeyer && options.double
          ? 'Whoever is wrong about it loses two lives.'
          : view.newLives
            ? `${name} rolled new lives: ${view.newLives.lives}.`
            : null
      }
      scene={<CupScene stage="down" />}
      dock={
        <>
          <Button
            variant="quiet"
            size="large"
            className={styles.believe}
            onPress={() => send({ type: isMeyer ? 'concede' : 'believe' })}
            note={isMeyer ? 'one life, unseen' : 'roll and beat it'}
          >
            {isMeyer ? 'Concede' : 'Believe'}
          </Button>
          <Button
            size="large"
            keyHint="Space"
            className={styles.lift}
            onPress={lift}
            note="call the bluff"
          >
            Lift it
          </Button>
        </>
      }
      onNext={lift}
    />
  )
}
