import { nameOf } from '#domain/table/names.ts'
import { CupScene } from '#games/parts/cup-scene.tsx'
import { useIsPast } from '#games/parts/table-clock.ts'
import { Button } from '#ui/button.tsx'
import { Swears } from './claim-words.tsx'
import { CupTable } from './cup-table.tsx'
import styles from './deciding.module.css'
import type { MeyerProps } from './play-props.ts'
import { callOf, meyer } from './rules-ranks.ts'
import { titleSize } from './title-size.ts'

/** A claim and a cup: believe it, or lift it. */
export function Deciding(play: MeyerProps) {
  const { view, players, options, send } = play
  const { turn, claim, claimBy } = view
  // With a phone each the others first have time to call it.
  const isAwake = useIsPast(view.wakesAtMs)
  if (claim === null || claimBy === null) return null
  const isMeyer = claim === meyer
  const name = nameOf(players, claimBy)
  const answer = (type: 'lift' | 'believe' | 'concede') => isAwake && send({ type })
  const lift = () => answer('lift')
  return (
    <CupTable
      play={play}
      seat={turn}
      note={play.own ? 'to answer' : 'your turn'}
      lead={<Swears {...{ view, players }} />}
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
            disabled={!isAwake}
            onPress={() => answer(isMeyer ? 'concede' : 'believe')}
            note={isMeyer ? 'one life, unseen' : 'roll and beat it'}
          >
            {isMeyer ? 'Concede' : 'Believe'}
          </Button>
          <Button
            size="large"
            keyHint="Space"
            className={styles.lift}
            disabled={!isAwake}
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
