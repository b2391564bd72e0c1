import type { Player } from '#domain/table/players.ts'
import { buildSize, gateLevel } from '#domain/venue/idea.ts'
import type { IdeaView } from '#domain/venue/venue-rules.ts'
import { Announce } from '../parts/live-region.tsx'
import { ideaWords } from './idea-words.ts'
import styles from './venue-idea.module.css'

type IdeaLineProps = { idea: IdeaView | null; players: readonly Player[]; title: string }

/** Under the card on a phone: the bar's own game, and what it has just done. */
export function IdeaLine({ idea, players, title }: IdeaLineProps) {
  const said = idea && ideaWords(idea, players, title)
  if (!said) return null
  return (
    <p className={styles.line} data-news={said.isNews}>
      <IdeaGauge idea={idea} />
      <span>{said.words}</span>
      {said.isNews && <Announce>{said.words}</Announce>}
    </p>
  )
}

/** Water in steps, or cards in green and red; a memory has none. */
export function IdeaGauge({ idea }: { idea: IdeaView }) {
  if (idea.is === 'memory') return null
  const marks =
    idea.is === 'lock'
      ? Array.from({ length: gateLevel }, (_, at) =>
          at < idea.level || idea.opened ? 'on' : 'off',
        )
      : Array.from({ length: buildSize }, (_, at) => markOf(idea, at))
  return (
    <span className={styles.gauge} data-is={idea.is} aria-hidden>
      {marks.map((mark, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a mark is its place.
        <i key={at} data-mark={mark} />
      ))}
    </span>
  )
}

function markOf({ commits, ran }: Extract<IdeaView, { is: 'build' }>, at: number): string {
  if (ran) return ran.isShipped ? 'on' : 'red'
  const commit = commits[at]
  if (!commit) return 'off'
  return commit.isGreen ? 'on' : 'red'
}
