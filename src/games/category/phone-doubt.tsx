import { nameOf } from '#domain/table/names.ts'
import type { Seat } from '#domain/table/players.ts'
import { DockStatus } from '#games/parts/dock-status.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { promptText } from '#games/parts/prompt-text.ts'
import { GivenAnswer, TwoAnswers } from '#games/parts/two-answers.tsx'
import { WaitingList } from '#games/parts/waiting-list.tsx'
import type { PhoneProps } from './phone-props.ts'

/** The clock is stopped; all but the two vote at once. */
export function PhoneDoubt(play: PhoneProps) {
  const { view, players, sober, viewer, own } = play
  const { answerer, challenger, isRepeat, voters } = view
  const doubted = nameOf(players, answerer ?? 0)
  const doubter = nameOf(players, challenger ?? 0)
  const isInIt = viewer === answerer || viewer === challenger
  const question = isRepeat ? 'Was it said before?' : 'Does it count?'
  return (
    <PlayFrame
      play={play}
      middle={<HeaderCount note="is in doubt">{doubted}</HeaderCount>}
      dock={
        voters.some((seat) => seat === viewer) ? (
          <VoteDock {...play} />
        ) : (
          <DockStatus title="The others vote" isDone>
            {isInIt ? 'You are in it. A tie counts.' : 'A tie counts.'}
          </DockStatus>
        )
      }
    >
      <PromptCard
        lead={isRepeat ? `“Said already”, says ${doubter}` : `${doubter} challenges ${doubted}`}
        prompt={{ raw: question, parts: [{ text: question }] }}
        players={players}
        sober={sober}
        rule={`${promptText(view.prompt, play)}. Nobody sees your vote until all are in. A tie counts.`}
      />
      <WaitingList players={players} own={own} />
    </PlayFrame>
  )
}

function VoteDock({ view, players, viewer, send }: PhoneProps) {
  const { answerer, challenger, vote, isRepeat } = view
  const payer = (seat: Seat | null) =>
    seat === viewer ? 'you pay' : `${nameOf(players, seat ?? 0)} pays`
  const labels = isRepeat
    ? { stands: 'It is new', falls: 'Said before' }
    : { stands: 'Counts', falls: 'Out' }
  if (vote !== null) {
    return (
      <GivenAnswer
        label={vote ? labels.stands : labels.falls}
        note="tap to change it, until all are in"
        onPress={() => send({ type: 'vote', stands: !vote })}
      />
    )
  }
  return (
    <TwoAnswers
      no={{
        label: labels.stands,
        note: payer(challenger),
        onPress: () => send({ type: 'vote', stands: true }),
      }}
      yes={{
        label: labels.falls,
        note: payer(answerer),
        onPress: () => send({ type: 'vote', stands: false }),
      }}
    />
  )
}
