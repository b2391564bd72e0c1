import { useState } from 'react'
import { nameOf } from '#domain/table/names.ts'
import { HeaderCount, PlayFrame, Tool } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { BackTool } from '#games/parts/prompt-tools.tsx'
import { useHold } from '#games/parts/use-hold.ts'
import { Answers } from './answers.tsx'
import styles from './asking.module.css'
import { GiveUpTool } from './give-up-tool.tsx'
import { GuessButtons } from './guess-buttons.tsx'
import { LazyVoiceFrame } from './lazy-voice-frame.tsx'
import { LogList } from './log-list.tsx'
import type { WordProps } from './play-props.ts'
import { maxQuestionLength } from './rules-asking.ts'

/** Twenty questions, then one last guess each, with the log. */
export function Asking(play: WordProps) {
  const { view, players, sober, send } = play
  const { host, used, log, guessers, word } = view
  const [text, setText] = useState('')
  const [isGuessing, setIsGuessing] = useState(false)
  const { isHeld, handlers: holding } = useHold()
  const isLast = view.phase === 'last'
  const seat = guessers[0] ?? view.asker
  const turn = [{ seat }, { text: isLast ? ' guesses' : ' asks' }]
  const isPeek = isHeld && host !== null && word !== null

  function say(move: Parameters<typeof send>[0]): void {
    setText('')
    setIsGuessing(false)
    send(move)
  }

  return (
    <PlayFrame
      play={play}
      middle={<HeaderCount note={isLast ? 'guesses' : 'asks'}>{nameOf(players, seat)}</HeaderCount>}
      right={<HeaderCount note="of 20">{isLast ? 20 : used + 1}</HeaderCount>}
      tools={
        <>
          {host === null ? (
            <Tool icon="icon-you" onPress={() => send({ type: 'takeOver' })}>
              Take over
            </Tool>
          ) : (
            <Tool icon="icon-eyeoff" {...holding}>
              Hold to look
            </Tool>
          )}
          <GiveUpTool onGiveUp={() => say({ type: 'giveUp' })} />
          <BackTool play={play} />
        </>
      }
      dock={
        isLast || isGuessing ? (
          <GuessButtons
            onGuess={(right) => say({ type: 'guess', right, text })}
            {...(isLast ? {} : { onBack: () => setIsGuessing(false) })}
          />
        ) : (
          <Answers
            onAnswer={(answer) => say({ type: 'answer', answer, text })}
            onGuess={() => setIsGuessing(true)}
          />
        )
      }
    >
      <div className={styles.asking}>
        <div className={styles.turn}>
          <PromptCard
            lead={
              isPeek
                ? (view.theme ?? 'The word')
                : isLast
                  ? 'One last guess:'
                  : (view.theme ?? 'Out loud')
            }
            prompt={{ raw: '', parts: isPeek ? [{ text: word }] : turn }}
            players={players}
            sober={sober}
            rule={
              host === null
                ? 'The phone lies on the table.'
                : `${nameOf(players, host)} keeps the phone and taps the answer.`
            }
          />
        </div>
        <div className={styles.side}>
          {host === null && <LazyVoiceFrame {...play} />}
          <label className={styles.write}>
            <span>
              {isLast || isGuessing ? 'The guess, if you like' : 'The question, if you like'}
            </span>
            <input
              value={text}
              maxLength={maxQuestionLength}
              autoComplete="off"
              enterKeyHint="done"
              onChange={(event) => setText(event.target.value)}
            />
          </label>
          <LogList log={log} players={players} />
        </div>
      </div>
    </PlayFrame>
  )
}
