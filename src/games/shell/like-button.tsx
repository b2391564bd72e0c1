import { useEffect, useState } from 'react'
import { canLoad } from '#browser/device/can-load.ts'
import { account } from '#browser/session/account.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import { Glyph } from '#ui/glyph.tsx'
import { Toast } from '#ui/toast.tsx'
import chip from '../parts/chip.module.css'
import type { Tap } from './liking.tsx'

type Late = typeof import('./liking.tsx')

/** Some browsers do not retry a failed module import. */
function loadLiking(keep: (late: Late) => void): void {
  if (canLoad()) import('./liking.tsx').then(keep, () => {})
}

type LikeButtonProps = {
  game: { slug: string }
  /** For screen readers, where several hearts are near. */
  name?: string
}

/** Loads its code for signed-in users, or at a tap. */
export function LikeButton({ game, name }: LikeButtonProps) {
  const isKnown = useSaved(account, null) !== null
  const [late, setLate] = useState<Late | null>(null)
  const [tap, setTap] = useState<Tap | null>(null)
  const [isLiked, setLiked] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    if (isKnown) loadLiking(setLate)
  }, [isKnown])

  function press(): void {
    if (late || canLoad()) setTap({ isLike: !isLiked })
    else setProblem('No network. Check your connection and try again.')
    // Retry for a page that started offline.
    loadLiking(setLate)
  }

  return (
    <>
      <button
        type="button"
        className={chip.chip}
        aria-pressed={isLiked}
        {...(name !== undefined && { 'aria-label': `${isLiked ? 'Liked' : 'Like'} ${name}` })}
        onClick={press}
      >
        <Glyph id="icon-heart" className={isLiked ? '' : chip.hollow} />
        {isLiked ? 'Liked' : 'Like'}
      </button>
      {late && <late.Liking slug={game.slug} tap={tap} onLiked={setLiked} onMessage={setProblem} />}
      <Toast isPersistent message={problem} onDismiss={() => setProblem(null)} />
    </>
  )
}
