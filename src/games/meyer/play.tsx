import { nameOf } from '#domain/table/names.ts'
import { PassCover } from '#games/parts/pass-cover.tsx'
import type { PlayProps } from '#games/parts/play-props.ts'
import { BotTurn } from './bot-turn.tsx'
import { CupGame } from './cup-game.tsx'
import { RulesCount, rulesLabel } from './cup-table.tsx'
import { Deciding } from './deciding.tsx'
import { Declaring } from './declaring.tsx'
import type { MeyerProps } from './play-props.ts'
import { Rolling } from './rolling.tsx'
import type { Options } from './rules-options.ts'
import type { Move } from './rules-state.ts'
import type { View } from './rules-view.ts'
import { Settled } from './settled.tsx'
import { Toasted } from './toasted.tsx'

export function Play(play: PlayProps<View, Move, Options>) {
  return <CupGame play={play} Turn={Turn} />
}

function Turn(play: MeyerProps) {
  const { view, players, send, openRules } = play
  const { phase, round, turn, isPassed } = view
  if (phase === 'shown' && view.shown) return <Settled {...play} shown={view.shown} />
  if (phase === 'toast') return <Toasted {...play} />
  // A key per turn: no state of the last turn is kept.
  const key = `${round} ${turn} ${phase}`
  if (view.isBot) return <BotTurn key={key} {...play} />
  if (view.covered) {
    const name = nameOf(players, turn)
    return (
      <PassCover
        play={play}
        seat={turn}
        lead={isPassed ? 'Pass to' : 'Back to'}
        rule={
          phase === 'decide'
            ? `${nameOf(players, view.claimBy ?? turn)} has said a number. ${name} answers it.`
            : phase === 'roll'
              ? `It is ${name}’s roll.`
              : `The dice are down. Only ${name} looks.`
        }
        right={<RulesCount />}
        onRight={{ label: rulesLabel, press: openRules }}
        onOpen={() => send({ type: 'open' })}
      />
    )
  }
  switch (phase) {
    case 'roll':
      return <Rolling key={key} {...play} />
    case 'declare':
      return <Declaring key={key} {...play} />
    case 'decide':
      return <Deciding key={key} {...play} />
  }
}
