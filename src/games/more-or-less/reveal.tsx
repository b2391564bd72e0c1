import { useEffect } from 'react'
import { playCue } from '#browser/device/cues.ts'
import { Announce } from '#games/parts/live-region.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { Figure, HiddenItemCard } from './item-card.tsx'
import type { MoreOrLessProps } from './play-props.ts'
import type { Item } from './rules-items.ts'
import { formatValue } from './rules-measures.ts'
import styles from './table-frame.module.css'
import { TableFrame } from './table-frame.tsx'
import { useDrumRoll } from './use-drum-roll.ts'
import { verdictOf } from './verdict.ts'

export function Reveal(play: MoreOrLessProps) {
  const { shown } = play.view
  return shown && <Shown {...play} shown={shown} />
}

/** Counts up, and only then shows who is right. */
function Shown(play: MoreOrLessProps & { shown: Item }) {
  const { view, send, shown } = play
  const { value, unit, source, year, label } = shown
  const { teams, isRight, nextSide } = view
  const roll = useDrumRoll(value)
  const next = () => (roll.isOver ? send({ type: 'next' }) : roll.finish())
  useEffect(() => {
    if (roll.isOver) playCue(isRight ? 'hit' : 'miss')
  }, [roll.isOver, isRight])
  return (
    <TableFrame
      play={play}
      onNext={next}
      hidden={
        <HiddenItemCard label={label}>
          <Figure unit={unit} isSilent={!roll.isOver}>
            {formatValue(roll.shown, unit)}
          </Figure>
          <p className={styles.source}>{roll.isOver && `${source}, ${year}`}</p>
          <p className={styles.verdict} data-right={isRight}>
            {roll.isOver && verdictOf(view)}
          </p>
          {roll.isOver && (
            <Announce>{`${formatValue(value, unit)} ${unit}. ${verdictOf(view)}`}</Announce>
          )}
        </HiddenItemCard>
      }
      dock={
        <NextButton
          onPress={next}
          note={nextSide === null ? 'who owes whom' : `${teams[nextSide]?.name} has the next card`}
        >
          {nextSide === null ? 'The end' : 'Next'}
        </NextButton>
      }
    />
  )
}
