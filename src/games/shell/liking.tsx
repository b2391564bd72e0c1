import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { isLiked, setLiked, signedOut, watchLikes } from '#browser/outbox/likes.ts'
import { account } from '#browser/session/account.ts'
import { SignInSheet } from './sign-in-sheet.tsx'

type LikingProps = {
  slug: string
  /** Number of taps; each is one request. */
  taps: number
  onLiked: (isLiked: boolean) => void
  onMessage: (problem: string | null) => void
}

/** Stores the like and shows its state. */
export function Liking({ slug, taps, onLiked, onMessage }: LikingProps) {
  const [isAsking, setAsking] = useState(false)
  const liked = useSyncExternalStore(
    watchLikes,
    () => isLiked(slug),
    () => false,
  )
  useEffect(() => onLiked(liked), [liked, onLiked])

  const press = useEffectEvent(async () => {
    const outcome = account.get() ? await setLiked(slug, !liked) : signedOut
    if (outcome === signedOut) setAsking(true)
    else onMessage(outcome)
  })
  useEffect(() => {
    if (taps > 0) void press()
  }, [taps])

  return isAsking && <SignInSheet like={slug} onClose={() => setAsking(false)} />
}
