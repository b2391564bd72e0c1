import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { isLiked, setLiked, signedOut, watchLikes } from '#browser/outbox/likes.ts'
import { account } from '#browser/session/account.ts'
import { SignInSheet } from './sign-in-sheet.tsx'

/** What the button said when it was tapped: another tab may have changed it since. */
export type Tap = { isLike: boolean }

type LikingProps = {
  slug: string
  /** The last one; each is one request. */
  tap: Tap | null
  onLiked: (isLiked: boolean) => void
  onMessage: (problem: string | null) => void
}

/** Stores the like and shows its state. */
export function Liking({ slug, tap, onLiked, onMessage }: LikingProps) {
  const [isAsking, setAsking] = useState(false)
  const liked = useSyncExternalStore(
    watchLikes,
    () => isLiked(slug),
    () => false,
  )
  useEffect(() => onLiked(liked), [liked, onLiked])

  const press = useEffectEvent(async ({ isLike }: Tap) => {
    const outcome = account.get() ? await setLiked(slug, isLike) : signedOut
    if (outcome === signedOut) setAsking(true)
    else onMessage(outcome)
  })
  useEffect(() => {
    if (tap) void press(tap)
  }, [tap])

  return isAsking && <SignInSheet like={slug} onClose={() => setAsking(false)} />
}
