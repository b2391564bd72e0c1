import { capitalised, countWord } from '#domain/table/amount.ts'
import { listNames } from '#domain/table/names.ts'
import type { Seat } from '#domain/table/players.ts'
import { FingerRows } from '#games/parts/finger-rows.tsx'
import { Announce } from '#games/parts/live-region.tsx'
import { LookUp } from '#games/parts/look-up.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import { promptText } from '#games/parts/prompt-text.ts'
import { RoundCount } from '#games/parts/round-count.tsx'
import { Said } from '#games/parts/said.tsx'
import { ScrollRegion } from '#games/parts/scroll-region.tsx'
import { Button } from '#ui/button.tsx'
import styles from './likely-reveal.module.css'
import { MyVotes } from './my-votes.tsx'
import { crownWords, type PhoneProps } from './phone-props.ts'

/** The crown, and what it means for this phone. Where a TV shows it, phones wait until it has. */
export function PhoneReveal(play: PhoneProps & { isAwake: boolean }) {
  const { view, own, send, isAwake } = play
  const { round, rounds, phase, mayAppeal } = view
  const next = () => isAwake && phase === 'reveal' && send({ type: 'next' })
  const isHeldBack = own.hasScreen && !isAwake
  return (
    <PlayFrame
      play={play}
      right={<RoundCount round={round} rounds={rounds} />}
      {...(isAwake && { onNext: next })}
      dock={
        <>
          {mayAppeal && !isHeldBack && (
            <Button
              variant="quiet"
              size="large"
              onPress={() => send({ type: 'appeal' })}
              note="once a game"
            >
              Appeal
            </Button>
          )}
          <NextButton onPress={next} disabled={!isAwake} note="anybody can tap it">
            Next
          </NextButton>
        </>
      }
    >
      {isHeldBack ? (
        <LookUp>
          {view.appeal ? 'They have judged. The TV tells.' : 'Everybody is in. The TV tells.'}
        </LookUp>
      ) : (
        <Outcome {...play} />
      )}
    </PlayFrame>
  )
}

function Outcome(play: PhoneProps) {
  const { view, players, viewer } = play
  const { crowned, penalties } = view
  const votes = view.votes ?? []
  const all = votes.reduce((sum, count) => sum + count, 0)
  const words = `${verdictWords(play)}${crownWords(players, crowned, viewer)}`
  const others = votes.map((count, seat) => (seat === viewer ? 0 : count))
  const share = (seat: Seat) => `${votes[seat] ?? 0} of ${all} votes`
  return (
    <>
      <Said lead={`…${promptText(view.prompt, play)}`}>{words}</Said>
      <ScrollRegion label="Votes by name" className={styles.rows}>
        <MyVotes {...play} />
        <FingerRows
          {...{ players, crowned, penalties }}
          votes={others}
          owes={() => 'points'}
          note={share}
        />
        <Guesses {...play} />
      </ScrollRegion>
      <Announce>{words}</Announce>
    </>
  )
}

function Guesses({ view, players, viewer }: PhoneProps) {
  const { knew, wrongCalls } = view
  const others = knew.filter((seat) => seat !== viewer)
  if (knew.length + wrongCalls === 0) return null
  const right = others.length > 0 ? `${listNames(players, others)} knew.` : ''
  const wrong =
    wrongCalls > 0 ? `${capitalised(countWord(wrongCalls))} guessed their own votes wrong.` : ''
  return <p className={styles.guesses}>{`${right} ${wrong}`}</p>
}

function verdictWords({ view }: PhoneProps): string {
  const acquitted = view.appeal?.acquitted ?? null
  return acquitted === null ? '' : acquitted ? 'Acquitted. ' : 'Guilty. '
}
