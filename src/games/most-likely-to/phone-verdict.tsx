import { nameOf } from '#domain/table/names.ts'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { promptText } from '#games/parts/prompt-text.ts'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { GivenAnswer, TwoAnswers } from '#games/parts/two-answers.tsx'
import { WaitingList } from '#games/parts/waiting-list.tsx'
import type { PhoneProps } from './phone-props.ts'

/** Everybody but the accused judges, at once and in secret. */
export function PhoneVerdict(play: PhoneProps) {
  const { view, players, sober, viewer, own, send } = play
  const { appeal, verdict } = view
  const seat = appeal?.seat ?? 0
  const name = nameOf(players, seat)
  const isAccused = seat === viewer
  const isHere = useSeatsHere(players).some((other) => other === viewer)
  const isJudge = isHere && !isAccused
  const judge = (guilty: boolean) => send({ type: 'judge', guilty })
  const title = isAccused ? 'They judge you' : 'Guilty or not?'
  return (
    <PlayFrame
      play={play}
      middle={<HeaderCount note="has pleaded">{name}</HeaderCount>}
      dock={
        isJudge &&
        (verdict === null ? (
          <TwoAnswers
            no={{ label: 'Not guilty', note: 'the crown moves on', onPress: () => judge(false) }}
            yes={{ label: 'Guilty', note: `${name} keeps the crown`, onPress: () => judge(true) }}
          />
        ) : (
          <GivenAnswer
            label={verdict ? 'Guilty' : 'Not guilty'}
            note="tap to change it, until all are in"
            onPress={() => judge(!verdict)}
          />
        ))
      }
    >
      <PromptCard
        lead={`…${promptText(view.prompt, play)}`}
        prompt={{ raw: title, parts: [{ text: title }] }}
        players={players}
        sober={sober}
        rule="Nobody sees a single vote. A tie is guilty."
      />
      <WaitingList players={players} own={own} />
    </PlayFrame>
  )
}
