import { nameOf } from '#domain/table/names.ts'
import { DockStatus } from '#games/parts/dock-status.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { FoulButton } from './foul-button.tsx'
import { type PhoneProps, roleOf } from './phone-props.ts'
import { TurnStage } from './turn-stage.tsx'
import { whoActs, whoIsOn } from './turn-words.ts'
import { useJustFouled } from './use-just-fouled.ts'

/** Two rivals make a foul. */
const leastRivals = 2

/** The clock runs: who guesses looks up, the other sides watch for words. */
export function PhoneWatching(play: PhoneProps) {
  const { view, players } = play
  const { clock, hits, teams, team } = view
  const role = roleOf(play)
  const rivals = teams.flatMap(({ seats }, other) => (other === team ? [] : seats)).length
  const mayFoul = role === 'rival' && rivals >= leastRivals
  return (
    <PlayFrame
      play={play}
      middle={<HeaderCount note={hits === 1 ? 'hit so far' : 'hits so far'}>{hits}</HeaderCount>}
      dock={
        mayFoul ? (
          <FoulButton play={play} />
        ) : role === 'guesser' ? (
          <DockStatus title="Say it aloud">{tapper(play)} when it is right.</DockStatus>
        ) : (
          <DockStatus title={whoIsOn(view, players)}>You are in from the next turn on.</DockStatus>
        )
      }
    >
      <TurnStage play={play} clock={clock} {...useWords(play)} />
    </PlayFrame>
  )
}

function useWords(play: PhoneProps): { lead: string; title: string; rule: string } {
  const { view, viewer, players } = play
  const { seat, isAlone, isOneActing, call, fouls } = view
  const name = nameOf(players, seat)
  const isFoul = useJustFouled(fouls)
  if (isFoul) return { lead: 'Foul', title: 'That one is void.', rule: 'A new phrase is on.' }
  if (viewer === seat) {
    const others = isAlone ? 'the others' : 'your team'
    return {
      lead: 'You guess',
      title: `Turn round, ${name}.`,
      rule: `Face ${others}, not their phones.`,
    }
  }
  if (roleOf(play) === 'guesser') {
    return { lead: 'You guess', title: `Watch ${name}.`, rule: 'All of you, as fast as you can.' }
  }
  const lead = whoActs(view)
  const rule =
    call === null ? 'Not a word, not a sound.' : `You called ${call}. Not a word, not a sound.`
  return { lead, title: isOneActing ? `Watch ${name}.` : 'Watch their mouths.', rule }
}

function tapper({ view, players }: PhoneProps): string {
  if (view.isOneActing) return `${nameOf(players, view.seat)} taps`
  return view.isAlone ? 'The others tap' : 'Your team taps'
}
