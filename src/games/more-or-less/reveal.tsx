import { useEffect } from 'react'
import { playCue } from '#browser/device/cues.ts'
import { NextButton } from '#games/parts/next-button.tsx'
import type { MoreOrLessProps } from './play-props.ts'
import type { Item } from './rules-items.ts'
import { ShownItemCard } from './shown-item-card.tsx'
import { TableFrame } from './table-frame.tsx'
import { useDrumRoll } from './use-drum-roll.ts'

export function Reveal(play: MoreOrLessProps) {
  const { shown } = play.view
  return shown && <Shown {...play} shown={shown} />
}

/** Counts up, and only then shows who is right. */
function Shown(play: MoreOrLessProps & { shown: Item }) {
  const { view, send, shown } = play
  const { teams, isRight, nextSide } = view
  const roll = useDrumRoll(shown.value)
  const next = () => (roll.isOver ? send({ type: 'next' }) : roll.finish())
  useEffect(() => {
    if (roll.isOver) playCue(isRight ? 'hit' : 'miss')
  }, [roll.isOver, isRight])
  return (
    <TableFrame
      play={play}
      onNext={next}
      hidden={<ShownItemCard view={view} shown={shown} roll={roll} />}
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
