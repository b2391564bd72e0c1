import { listNames } from '#domain/table/names.ts'
import { DockStatus } from '#games/parts/dock-status.tsx'
import { HeaderSeconds } from '#games/parts/header-seconds.tsx'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { promptText } from '#games/parts/prompt-text.ts'
import { gameProgress } from '#games/parts/round-count.tsx'
import { GivenAnswer, TwoAnswers } from '#games/parts/two-answers.tsx'
import { WaitingList } from '#games/parts/waiting-list.tsx'
import { askOne, gets, takes } from './column-words.ts'
import { listYou } from './list-you.ts'
import { ColumnCount, type ColumnProps } from './phone-column.tsx'
import type { PhoneProps } from './phone-props.ts'
import { doubtedGroup } from './rules-groups.ts'

/** All but its authors vote on a doubted answer; then the verdict is shown for a moment. */
export function PhoneVote({ column, ...play }: ColumnProps) {
  const { view, players, sober, viewer, own } = play
  const { judging } = column
  const { stage, verdict, clock } = judging
  const group = doubtedGroup(judging)
  if (!group) return null
  const { answer, seats } = group
  const isVoting = stage === 'vote'
  const points = view.points[column.column]?.[seats[0] ?? -1] ?? 0
  const hasPoints = view.points.length > 0
  const names = listNames(players, seats)
  const who = hasPoints
    ? gets(names, points, seats.length)
    : takes(names, verdict?.stands === false, seats.length)
  const isOwn = seats.some((seat) => seat === viewer)
  const said = isVoting ? answer : `${answer} ${verdict?.stands ? 'counts.' : 'is out.'}`
  return (
    <PlayFrame
      play={play}
      middle={<ColumnCount column={column} play={play} />}
      right={isVoting && <HeaderSeconds clock={clock} />}
      dock={
        isVoting &&
        (judging.voters.some((seat) => seat === viewer) ? (
          <VoteDock play={play} vote={judging.vote} counts={who} out={noPoints(play, seats)} />
        ) : isOwn ? (
          <DockStatus title="It is yours: no vote.">
            {`${judging.voted} of ${judging.voters.length} in.`}
          </DockStatus>
        ) : null)
      }
    >
      <PromptCard
        lead={askOne(promptText(view.columns[column.column], play), view.letter)}
        prompt={{ raw: said, parts: [{ text: said }] }}
        players={players}
        sober={sober}
        progress={gameProgress(column.column + 1, view.columns.length)}
        rule={
          isVoting
            ? `${listYou(players, seats, viewer)} wrote it. Somebody doubts it. A tie counts.`
            : `${who}.`
        }
      />
      {isVoting && (isOwn || judging.vote !== null) && <WaitingList players={players} own={own} />}
    </PlayFrame>
  )
}

function noPoints({ players, view }: PhoneProps, seats: readonly number[]): string {
  const names = listNames(players, seats)
  return view.points.length > 0 ? gets(names, 0, seats.length) : takes(names, true, seats.length)
}

type VoteDockProps = {
  play: PhoneProps
  vote: boolean | null
  /** What happens when it does. */
  counts: string
  out: string
}

function VoteDock({ play: { send }, vote, counts, out }: VoteDockProps) {
  if (vote !== null) {
    return (
      <GivenAnswer
        label={vote ? 'You said “Counts”' : 'You said “Doesn’t”'}
        note="tap to change it, until all are in"
        onPress={() => send({ type: 'stand', stands: !vote })}
      />
    )
  }
  return (
    <TwoAnswers
      no={{
        label: 'Counts',
        note: counts,
        onPress: () => send({ type: 'stand', stands: true }),
      }}
      yes={{
        label: 'Doesn’t',
        note: out,
        onPress: () => send({ type: 'stand', stands: false }),
      }}
    />
  )
}
