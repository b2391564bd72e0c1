import { capitalised, countWord } from '#domain/table/amount.ts'
import { nameOf } from '#domain/table/names.ts'
import { DockStatus } from '#games/parts/dock-status.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { GivenAnswer, TwoAnswers } from '#games/parts/two-answers.tsx'
import type { PhoneProps } from './play-props.ts'

/** The call, or this player's place in the round. */
export function WatchingDock(play: PhoneProps) {
  const { view, players, viewer, send } = play
  const { title, note } = useStanding(play)
  const name = nameOf(players, view.claimBy ?? -1)
  const call = (bluff: boolean) => send({ type: 'call', bluff })
  if (!view.canCall) {
    return (
      <DockStatus title={title} isDone={viewer === view.claimBy}>
        {note}
      </DockStatus>
    )
  }
  if (view.call !== null) {
    return (
      <GivenAnswer
        label={view.call ? 'You say bluff' : 'You say true'}
        note="tap to change it, until the cup is up"
        onPress={() => call(!view.call)}
      />
    )
  }
  return (
    <TwoAnswers
      no={{ label: 'True', note: `${name} has it`, onPress: () => call(false) }}
      yes={{ label: 'Bluff', note: `${name} has not`, onPress: () => call(true) }}
    />
  )
}

function useStanding({ view, players, viewer }: PhoneProps): { title: string; note: string } {
  const here = useSeatsHere(players)
  const { turn, claimBy, phase, lives, isShort } = view
  const inPlay = here.filter((seat) => (lives[seat] ?? 0) > 0)
  const queue = [...inPlay.filter((seat) => seat > turn), ...inPlay.filter((seat) => seat < turn)]
  const before = queue.indexOf(viewer)
  const note = 'The number beside a name is lives left.'
  if (phase === 'decide' && viewer === claimBy) return { title: 'Straight face.', note }
  if (!here.includes(viewer)) return { title: 'You are in from the next round.', note }
  if (before === 0) return { title: `You are after ${nameOf(players, turn)}`, note }
  if (before > 0) {
    return { title: `${capitalised(countWord(before))} before you`, note }
  }
  return {
    title: 'You are out.',
    note: isShort ? 'Nobody comes back now.' : 'Five right calls bring you back.',
  }
}
