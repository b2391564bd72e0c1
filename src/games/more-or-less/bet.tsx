import { Announce } from '#games/parts/live-region.tsx'
import { BackTool } from '#games/parts/prompt-tools.tsx'
import { Button } from '#ui/button.tsx'
import { HiddenItemCard } from './item-card.tsx'
import type { MoreOrLessProps } from './play-props.ts'
import styles from './table-frame.module.css'
import { TableFrame } from './table-frame.tsx'

/** The other side may bet that the answer is wrong. */
export function Bet(props: MoreOrLessProps) {
  const { view, send } = props
  // Undo is a move here: the clock goes on.
  const play = { ...props, canUndo: true, undo: () => send({ type: 'takeBack' }) }
  const { b, teams, side, answer } = view
  const other = teams[1 - side]
  const said = `${answer === 'more' ? 'More' : 'Less'}, they say.`
  const ask = (
    <>
      <bdi>{other?.name}</bdi>, do you let that stand?
    </>
  )
  const stand = () => send({ type: 'stand' })
  return (
    <TableFrame
      play={play}
      onNext={stand}
      tools={<BackTool play={play} />}
      hidden={
        <HiddenItemCard label={b.label}>
          <div className={styles.said}>
            <p className={styles.answered}>{said}</p>
            <p className={styles.ask}>{ask}</p>
          </div>
          <Announce>
            <p>{said}</p>
            <p>{ask}</p>
          </Announce>
        </HiddenItemCard>
      }
      dock={
        <>
          <Button
            size="large"
            className={`${styles.answer} cloth-${other?.cloth}`}
            onPress={() => send({ type: 'against' })}
            note="+1 if they are wrong, −1 if not"
          >
            Bet against
          </Button>
          <Button
            variant="quiet"
            size="large"
            className={styles.answer}
            onPress={stand}
            note="turn it over"
            keyHint="Space"
          >
            Let it be
          </Button>
        </>
      }
    />
  )
}
