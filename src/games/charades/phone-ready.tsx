import { nameOf } from '#domain/table/names.ts'
import { CallRow } from '#games/parts/call-row.tsx'
import { DockStatus } from '#games/parts/dock-status.tsx'
import { HeaderSeconds } from '#games/parts/header-seconds.tsx'
import { NextButton } from '#games/parts/next-button.tsx'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { Scores } from '#games/parts/scores.tsx'
import { useIsPast } from '#games/parts/table-clock.ts'
import { useLateWords } from '#games/parts/watching.ts'
import styles from './acting-stage.module.css'
import { type PhoneProps, type Role, roleOf } from './phone-props.ts'
import type { View } from './rules-state.ts'
import { isFreeForAll } from './rules-teams.ts'
import { TurnStage } from './turn-stage.tsx'
import { whoActs } from './turn-words.ts'

const calls = [...Array(13).keys()].map((value) => ({ value, label: String(value) }))

/** Before the clock: who starts it, who faces whom, and what the other sides expect. */
export function PhoneReady(play: PhoneProps) {
  const { view, players, viewer, send } = play
  const { seat, seconds, limit, wakesAtMs, call, teams, points, round, rounds } = view
  const role = roleOf(play)
  const name = nameOf(players, seat)
  const isOn = viewer === seat
  const isAwake = useIsPast(wakesAtMs)
  const late = useLateWords('turn')
  const start = () => isAwake && send({ type: 'start' })
  return (
    <PlayFrame
      play={play}
      {...(isOn && { onNext: start })}
      middle={<RoundCount round={round} rounds={rounds} />}
      right={limit && <HeaderSeconds clock={limit} />}
      dock={
        isOn ? (
          <NextButton
            icon="icon-eyeon"
            onPress={start}
            disabled={!isAwake}
            note={isAwake ? `${seconds} seconds` : 'the others are making their call'}
          >
            Start
          </NextButton>
        ) : (
          <DockStatus title={statusOf(role, call)} isDone={call !== null}>
            Waiting for <bdi>{name}</bdi>.{call !== null && ' Tap another to change it.'}
          </DockStatus>
        )
      }
    >
      <TurnStage play={play} {...wordsFor(role, name, isOn, view, late)} />
      {role === 'rival' && (
        <CallRow
          label="Your call"
          note="only you see it"
          choices={calls}
          chosen={call}
          onChoose={(hits) => send({ type: 'call', hits })}
          wraps
        />
      )}
      {!isFreeForAll(teams) && (
        <div className={styles.scores}>
          <Scores teams={teams} points={points} />
        </div>
      )}
    </PlayFrame>
  )
}

function statusOf(role: Role, call: number | null): string {
  if (role === 'actor') return 'You act'
  if (role === 'guesser') return 'You guess'
  if (role === 'watcher') return 'You watch'
  return call === null ? 'Make your call' : `Your call: ${call}`
}

function wordsFor(role: Role, name: string, isOn: boolean, view: View, late: string) {
  const { isOneActing, isAlone, seconds } = view
  if (isOn && isOneActing) {
    return {
      lead: 'You act',
      title: `Your turn, ${name}.`,
      rule: 'The phrases come on this phone only. Your team guesses aloud.',
    }
  }
  if (isOn) {
    return {
      lead: 'You guess',
      title: `Your turn, ${name}.`,
      rule: `Turn round and face ${isAlone ? 'the others' : 'your team'}. The phrases are on their phones.`,
    }
  }
  switch (role) {
    case 'actor':
      return {
        lead: 'You act',
        title: `Face ${name}.`,
        rule: `The phrase comes here when ${name} taps Start. No words, no sounds.`,
      }
    case 'guesser':
      return {
        lead: 'You guess',
        title: `Watch ${name}.`,
        rule: `Say it aloud, all of you. ${name} taps when it is right.`,
      }
    case 'rival':
      return {
        lead: whoActs(view),
        title: `How many will ${isOneActing ? 'they' : name} get?`,
        rule: `In ${seconds} seconds. Your side’s middle call counts: exact is a point.`,
      }
    case 'watcher':
      return {
        lead: whoActs(view),
        title: `${name} is on.`,
        rule: late,
      }
  }
}
