import { countWord } from '#domain/table/amount.ts'
import { nameOf } from '#domain/table/names.ts'
import { CupScene } from '#games/parts/cup-scene.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { useHold } from '#games/parts/use-hold.ts'
import { believedWords, Swears, turnLead } from './claim-words.tsx'
import { CupTable } from './cup-table.tsx'
import { HeldCup } from './held-cup.tsx'
import { LivesRow } from './lives-row.tsx'
import type { PhoneProps } from './play-props.ts'
import { callOf } from './rules-ranks.ts'
import { titleSize } from './title-size.ts'
import { WatchingDock } from './watching-dock.tsx'

const notes = { roll: 'rolls', declare: 'looks', decide: 'decides', shown: '', toast: '' }

/** Another player's turn: their claim to call, and the one to beat. */
export function PhoneWatching(play: PhoneProps) {
  const { view, players } = play
  const { phase, turn, claim, lives } = view
  const name = nameOf(players, turn)
  const frame = {
    play,
    seat: turn,
    note: notes[phase],
    dock: <WatchingDock {...play} />,
    children: <LivesRow {...{ players, lives }} current={turn} isGrid />,
  }
  if (phase === 'decide' && claim !== null) {
    return (
      <CupTable
        {...frame}
        lead={<Swears {...{ view, players }} />}
        title={callOf(claim)}
        size={titleSize(claim)}
        rule={<CallRule {...play} />}
        scene={<Cup {...play} />}
      />
    )
  }
  return (
    <CupTable
      {...frame}
      lead={turnLead(view)}
      title={phase === 'roll' ? `${name} rolls.` : `Only ${name} looks.`}
      size="line"
      rule={phase === 'roll' ? believedWords(view) : 'Watch the face, not the phone.'}
      scene={<CupScene stage={phase === 'roll' ? 'shaking' : 'down'} />}
    />
  )
}

/** Who claimed it may look again. */
function Cup({ view }: PhoneProps) {
  const { isHeld, handlers } = useHold()
  if (!view.dice) return <CupScene stage="down" />
  return <HeldCup dice={isHeld ? view.dice : null} handlers={handlers} />
}

function CallRule({ view, viewer, players }: PhoneProps) {
  const isIn = useSeatsHere(players).includes(viewer)
  if (viewer === view.claimBy) {
    return view.dice ? 'Hold the cup to see your dice again.' : 'Not even you know what it is.'
  }
  if (!view.canCall || !isIn) return null
  const right = view.rightCalls[viewer] ?? 0
  const standing = right > 0 ? ` You have ${countWord(right)}.` : ''
  return view.isShort ? 'Who is bluffing here?' : `Five right calls are a life.${standing}`
}
