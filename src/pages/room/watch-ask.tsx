import type { AudienceAsk } from '#domain/table/audience.ts'
import type { Player, Seat } from '#domain/table/players.ts'
import { askWords, choiceWords, hasNames } from '#games/parts/audience-words.ts'
import { CallRow } from '#games/parts/call-row.tsx'
import { DockStatus } from '#games/parts/dock-status.tsx'
import { NameVotes } from '#games/parts/name-votes.tsx'
import { GivenAnswer, TwoAnswers } from '#games/parts/two-answers.tsx'
import styles from './watch.module.css'

type WatchAskProps = {
  ask: AudienceAsk
  players: readonly Player[]
  /** What counts of this phone; null before its tap. */
  chosen: string | null
  onTap: (choice: string) => void
}

/** More than two choices: over the dock. */
export function WatchChoices({ ask, players, chosen, onTap }: WatchAskProps) {
  const offers = openOffers(ask)
  if (offers.length < 3) return null
  if (hasNames(ask)) {
    return (
      <div className={styles.names}>
        <p className={styles.asks}>{askWords(ask)}</p>
        <NameVotes
          label={askWords(ask)}
          players={players}
          seats={offers.map(Number)}
          chosen={chosen === null ? null : (Number(chosen) as Seat)}
          onChoose={(seat) => onTap(String(seat))}
        />
      </div>
    )
  }
  return (
    <CallRow
      label={askWords(ask)}
      note="it scores nothing"
      choices={offers.map((value) => ({ value, label: choiceWords(ask, value, players) }))}
      chosen={chosen}
      onChoose={onTap}
    />
  )
}

/** The tap, or that it is in. */
export function WatchAskDock({ ask, players, chosen, onTap }: WatchAskProps) {
  const [one, other, third] = openOffers(ask)
  if (one === undefined || other === undefined || third !== undefined) {
    return (
      <DockStatus
        title={chosen === null ? 'You’re watching' : 'Your vote is in'}
        isDone={chosen !== null}
      >
        A bar of its own. It scores nothing.
      </DockStatus>
    )
  }
  const answer = (choice: string) => ({
    label: choiceWords(ask, choice, players),
    onPress: () => onTap(choice),
  })
  if (chosen !== one && chosen !== other) return <TwoAnswers no={answer(one)} yes={answer(other)} />
  return (
    <GivenAnswer
      label={choiceWords(ask, chosen, players)}
      note="A bar of its own. Tap to change it."
      onPress={() => onTap(chosen === one ? other : one)}
    />
  )
}

function openOffers({ isClosed, open, offers }: AudienceAsk): readonly string[] {
  return isClosed ? [] : (open ?? offers)
}
