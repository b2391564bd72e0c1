import { useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { changeLike, shownLikesText, watchLikes } from '#browser/outbox/likes.ts'
import { Alert } from '#ui/alert.tsx'
import { Glyph } from '#ui/glyph.tsx'
import styles from './game-rows.module.css'
import { useOwner } from './owner.ts'
import page from './profile.module.css'
import { useListItem } from './use-list-item.ts'

/** A removed favourite stays until the page is left, so that it can be restored. */
export function LikedGames() {
  const { viewer, profile, act } = useOwner()
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const shown = useSyncExternalStore(
    watchLikes,
    () => shownLikesText(viewer.userId, profile.liked_games),
    () => profile.liked_games.join(' '),
  )
  const liked = shown === '' ? [] : shown.split(' ')
  const gone = removed.filter((id) => !liked.includes(id))

  async function change(id: string, isLiked: boolean): Promise<void> {
    setProblem(null)
    const answer = await act(() => changeLike(id, isLiked))
    if (!answer.ok) return setProblem(answer.message)
    if (!isLiked) setRemoved((before) => [...before.filter((each) => each !== id), id])
  }

  return (
    <section className={page.section} aria-labelledby="favourites">
      <h2 id="favourites">Favourites</h2>
      <Alert message={problem} onDismiss={() => setProblem(null)} />
      {liked.length === 0 && gone.length === 0 && (
        <p className={page.lead}>No game yet. The heart hangs at every door.</p>
      )}
      <ul className={styles.rows}>
        {liked.map((id) => (
          <LikedRow key={id} id={id} onRemove={() => void change(id, false)} />
        ))}
        {gone.map((id) => (
          <GoneRow key={id} id={id} onUndo={() => void change(id, true)} />
        ))}
      </ul>
    </section>
  )
}

function LikedRow({ id, onRemove }: { id: string; onRemove: () => void }) {
  const { title, to, game } = useListItem(id)
  return (
    <li className={`${styles.row} ${game ? `cloth-${game.cloth}` : styles.plain}`}>
      {to ? (
        <Link to={to} className={styles.game}>
          <Glyph id={`crest-${game?.crest ?? 'mix'}`} className={styles.crest} />
          <bdi>{title}</bdi>
        </Link>
      ) : (
        <p className={styles.game}>{title}</p>
      )}
      <button
        type="button"
        className={styles.remove}
        onClick={onRemove}
        aria-label={`Take ${title} off the list`}
      >
        <Glyph id="icon-x" />
      </button>
    </li>
  )
}

function GoneRow({ id, onUndo }: { id: string; onUndo: () => void }) {
  const { title } = useListItem(id)
  return (
    <li className={styles.gone}>
      <p>{title} is off the list.</p>
      <button type="button" className={styles.undo} onClick={onUndo} aria-label={`Undo: ${title}`}>
        Undo
      </button>
    </li>
  )
}
