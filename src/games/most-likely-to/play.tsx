import { nameOf } from '#domain/table/names.ts'
import { BackButton } from '#games/parts/back-button.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { PromptTools } from '#games/parts/prompt-tools.tsx'
import { gameProgress, RoundCount } from '#games/parts/round-count.tsx'
import { Ballot } from './ballot.tsx'
import { CountIn } from './count-in.tsx'
import { leadIn, type MostLikelyProps } from './play-props.ts'
import { Reveal } from './reveal.tsx'
import { Tally } from './tally.tsx'

export function Play(play: MostLikelyProps) {
  const { phase, clock, voter } = play.view
  if (phase === 'count' && clock) return <CountIn {...play} clock={clock} />
  if (phase === 'tally') return <Tally {...play} />
  // A key per voter: the last one's state is not kept.
  if (phase === 'ballot' && voter !== null) return <Ballot key={voter} {...play} voter={voter} />
  if (phase === 'reveal') return <Reveal {...play} />
  return <Prompt {...play} />
}

/** Shown before the vote, and after all secret votes. */
function Prompt(play: MostLikelyProps) {
  const { view, players, sober, send } = play
  const { phase, voting, round, rounds, turn } = view
  const isSealed = phase === 'sealed'
  const isSecret = voting === 'secret'
  const name = nameOf(players, turn)
  const next = () => send({ type: isSealed ? 'reveal' : 'begin' })
  const words = isSealed
    ? { button: 'Show us', note: 'phone on the table first', rule: 'All in. Nobody has peeked.' }
    : isSecret
      ? {
          button: 'Vote',
          note: `the phone goes round, ${name} first`,
          rule: `${name} reads it out.`,
        }
      : {
          button: 'Count in',
          note: 'three, two, one, point',
          rule: `${name} reads. All point on three.`,
        }
  // Undo would remove the last secret vote.
  const frame = isSealed ? { ...play, canUndo: false } : play
  return (
    <PlayFrame
      play={frame}
      onNext={next}
      right={<RoundCount round={round} rounds={rounds} />}
      tools={<PromptTools play={play} />}
      dock={
        <>
          <BackButton play={frame} />
          <NextButton onPress={next} note={words.note}>
            {words.button}
          </NextButton>
        </>
      }
    >
      <PromptCard
        lead={leadIn}
        prompt={view.prompt}
        players={players}
        sober={sober}
        progress={gameProgress(round, rounds)}
        onPress={next}
        rule={words.rule}
      />
    </PlayFrame>
  )
}
