import { nameOf } from '#domain/table/names.ts'
import { HeaderCount, PlayFrame } from '#games/parts/play-frame.tsx'
import { promptText } from '#games/parts/prompt-text.ts'
import { SkipTool } from '#games/parts/prompt-tools.tsx'
import { TwoAnswers } from '#games/parts/two-answers.tsx'
import { bounceMs } from '#ui/use-settled.ts'
import styles from './acting-stage.module.css'
import { ActingStage } from './acting-stage.tsx'
import type { PhoneProps } from './phone-props.ts'
import { hitsSoFar } from './turn-words.ts'
import { useJustFouled } from './use-just-fouled.ts'

/** Those who act see the phrase, and say what became of it. */
export function PhoneActing(play: PhoneProps) {
  const { view, players, send } = play
  const { clock, phrase, phraseNumber, hits, passCosts, isOneActing, seat, teams, team } = view
  const isFoul = useJustFouled(view.fouls)
  const guesser = isOneActing ? (teams[team]?.name ?? '') : nameOf(players, seat)
  const mark = (type: 'hit' | 'pass') => send({ type, phrase: phraseNumber })
  return (
    <PlayFrame
      play={play}
      onNext={() => mark('hit')}
      middle={<HeaderCount note={isOneActing ? 'guess' : 'guesses'}>{guesser}</HeaderCount>}
      tools={
        <>
          <SkipTool play={play} />
          <p className={styles.sofar}>{hitsSoFar(hits)}</p>
        </>
      }
      dock={
        <TwoAnswers
          settles={bounceMs}
          no={{
            label: 'Pass',
            note: passCosts ? 'costs a point' : 'costs nothing',
            onPress: () => mark('pass'),
          }}
          yes={{
            label: 'Hit',
            note: isOneActing ? 'they said it' : `${guesser} said it`,
            onPress: () => mark('hit'),
          }}
        />
      }
    >
      <ActingStage
        lead={isFoul ? 'Foul. That one is void' : 'Act it out'}
        rule={isFoul ? 'The others saw it. Here is another.' : 'No words, no sounds.'}
        clock={clock}
        text={promptText(phrase, play)}
      />
    </PlayFrame>
  )
}
