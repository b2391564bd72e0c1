import { listNames } from '#domain/table/names.ts'
import { AnswerIsIn } from '#games/parts/answer-is-in.tsx'
import { CallRow } from '#games/parts/call-row.tsx'
import { useMixed } from '#games/parts/mixed.ts'
import { NameVotes } from '#games/parts/name-votes.tsx'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { SkipTool } from '#games/parts/prompt-tools.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { useSeatsHere } from '#games/parts/seats-here.ts'
import { WaitingList } from '#games/parts/waiting-list.tsx'
import { useLateWords } from '#games/parts/watching.ts'
import styles from './likely-vote.module.css'
import { leadFor, type PhoneProps } from './phone-props.ts'

/** The last one also means any more. */
const guesses = [
  { value: 0, label: 'None' },
  { value: 1, label: '1' },
  { value: 2, label: '2' },
  { value: 3, label: '3+' },
]

/** A name for the crown, and a guess of one's own votes. */
export function PhoneVote(play: PhoneProps) {
  const { view, players, viewer, own } = play
  const here = useSeatsHere(players)
  const { round, rounds, vote } = view
  const isPlaying = here.some((seat) => seat === viewer)
  const hasVoted = vote !== null
  return (
    <PlayFrame
      play={play}
      right={<RoundCount round={round} rounds={rounds} />}
      tools={isPlaying && <SkipTool play={play} isIn={hasVoted} />}
      dock={
        hasVoted && (
          <AnswerIsIn title="Your vote is in" note="Tap to change it." {...{ players, own }} />
        )
      }
    >
      {isPlaying ? (
        <div className={styles.vote}>
          <Question play={play} />
          <Choices play={play} />
        </div>
      ) : (
        <>
          <Question play={play} />
          <WaitingList players={players} own={own} />
        </>
      )}
    </PlayFrame>
  )
}

function Question({ play }: { play: PhoneProps }) {
  const { view, players, sober, viewer } = play
  const { prompt, vote } = view
  const late = useLateWords('prompt')
  const here = useSeatsHere(players)
  return (
    <PromptCard
      lead={leadFor(here)}
      prompt={prompt}
      players={players}
      sober={sober}
      rule={
        !here.some((seat) => seat === viewer)
          ? late
          : vote === null && (restWords(play) ?? 'Tap a name. Nobody sees who tapped it.')
      }
    />
  )
}

function Choices({ play }: { play: PhoneProps }) {
  const { view, players, send } = play
  const mixed = useMixed()
  return (
    <div className={styles.side}>
      <NameVotes
        label="Your vote"
        players={players}
        seats={view.choices}
        chosen={view.vote}
        onChoose={(seat) => send({ type: 'vote', for: seat })}
      />
      {view.vote !== null && view.mayCall && (
        <CallRow
          label="How many for you?"
          note={mixed ? 'a point off if right' : 'a point if right'}
          choices={guesses}
          chosen={view.call}
          onChoose={(count) => send({ type: 'call', count })}
        />
      )}
    </div>
  )
}

function restWords({ view, players, viewer }: PhoneProps): string | undefined {
  const { resting } = view
  if (resting.length === 0) return
  const others = resting.filter((seat) => seat !== viewer)
  const who = others.length < resting.length ? 'You' : listNames(players, others)
  return `${who} ${who === 'You' || others.length > 1 ? 'have' : 'has'} a rest: two crowns running.`
}
