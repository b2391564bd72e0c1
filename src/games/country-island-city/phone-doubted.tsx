import { nameOf } from '#domain/table/names.ts'
import { DockStatus } from '#games/parts/dock-status.tsx'
import { HeaderSeconds } from '#games/parts/header-seconds.tsx'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { promptText } from '#games/parts/prompt-text.ts'
import { GivenAnswer, TwoAnswers } from '#games/parts/two-answers.tsx'
import { WaitingList } from '#games/parts/waiting-list.tsx'
import type { SpokenProps } from './phone-props.ts'

const question = 'Does it count?'

type DoubtedProps = SpokenProps & { challenge: NonNullable<SpokenProps['spoken']['challenge']> }

/** The clock is stopped: all but the two vote. */
export function PhoneDoubted({ challenge, ...play }: DoubtedProps) {
  const { view, players, sober, viewer, own } = play
  const { seat, by, clock, vote, voters } = challenge
  const answerer = nameOf(players, seat)
  const challenger = nameOf(players, by)
  const column = promptText(view.columns[0], play)
  const isVoter = voters.some((voter) => voter === viewer)
  const isParty = seat === viewer || by === viewer
  return (
    <PlayFrame
      play={play}
      middle={<HeaderCount note="is in doubt">{answerer}</HeaderCount>}
      right={<HeaderSeconds clock={clock} />}
      dock={
        isVoter ? (
          <VoteDock {...play} challenge={challenge} />
        ) : isParty ? (
          <DockStatus title="You two have no vote.">{`${challenge.voted} of ${voters.length} in.`}</DockStatus>
        ) : null
      }
    >
      <PromptCard
        lead={`${challenger} challenges ${answerer}`}
        prompt={{ raw: question, parts: [{ text: question }] }}
        players={players}
        sober={sober}
        rule={`${column} with ${view.letter}. Nobody sees your vote. A tie counts.`}
      />
      {(isParty || vote !== null) && <WaitingList players={players} own={own} />}
    </PlayFrame>
  )
}

function VoteDock({ challenge, players, send }: DoubtedProps) {
  const { seat, by, vote } = challenge
  const stand = (stands: boolean) => send({ type: 'stand', stands })
  if (vote !== null) {
    return (
      <GivenAnswer
        label={vote ? 'You said “Counts”' : 'You said “Out”'}
        note="tap to change it, until all are in"
        onPress={() => stand(!vote)}
      />
    )
  }
  return (
    <TwoAnswers
      no={{ label: 'Counts', note: `${nameOf(players, by)} pays`, onPress: () => stand(true) }}
      yes={{ label: 'Out', note: `${nameOf(players, seat)} pays`, onPress: () => stand(false) }}
    />
  )
}
