import { nameOf } from '#domain/table/names.ts'
import { AnswerIsIn } from '#games/parts/answer-is-in.tsx'
import { CallRow } from '#games/parts/call-row.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import type { PhoneProps } from './play-props.ts'
import type { Call } from './rules-state.ts'

const calls: readonly { value: Call; label: string }[] = [
  { value: 7, label: '7' },
  { value: 9, label: '9' },
  { value: 11, label: '11' },
  { value: 'double', label: 'Double' },
]

/** Another player has the dice: the call of their next throw, or what this phone waits for. */
export function WatchingDock(play: PhoneProps) {
  const { view, players, own, viewer, options, send } = play
  const { step, canCall, call, dodges, turn } = view
  const isHere = useSeatsHere(players).includes(viewer)
  if (canCall) {
    const isSpare = options.dodges && !dodges.includes(viewer)
    return (
      <CallRow
        label="What is next?"
        note={isSpare ? 'right: you dodge a hit' : 'once a turn, for fame'}
        choices={calls}
        chosen={call}
        onChoose={(value) => send({ type: 'call', call: value })}
      />
    )
  }
  const titles = {
    give: `${nameOf(players, turn)} gives them away.`,
    dodge: 'A dodge.',
    successor: `${nameOf(players, turn)} names the next Three-Man.`,
  }
  const asked = step in titles ? titles[step as keyof typeof titles] : null
  const title = !isHere
    ? 'You are in from the next turn.'
    : (asked ?? (dodges.includes(viewer) ? 'You have a dodge.' : 'Your call is spent.'))
  return <AnswerIsIn {...{ title, players, own }} />
}
