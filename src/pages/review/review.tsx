import { useLateScreen } from '#browser/navigation/use-late-screen.ts'
import { readSavedText } from '#browser/storage/storage.ts'
import { useIsHydrated } from '#browser/storage/use-saved.ts'
import { findGame } from '#games/registry.ts'
import { NothingPlayed } from './nothing-played.tsx'

// Not by a function that bars' games share: the page would load their tables for it.
const loadKept = () => import('#games/venue/kept-review.tsx').then((late) => late.KeptReview)

export default function Review() {
  const isHydrated = useIsHydrated()
  const isKept = isHydrated && readSavedText('venue-review') !== null
  return (
    <>
      <title>Review the evening | Party Dojo</title>
      <meta
        name="description"
        content="How the last game of Squiffy went: a thumb, the best and the worst card, and a few awards."
      />
      {isKept ? <LateReview /> : <NothingPlayed isKnown={isHydrated} />}
    </>
  )
}

function LateReview() {
  const Kept = useLateScreen(loadKept)
  return Kept ? (
    <Kept findGame={findGame} otherwise={<NothingPlayed isKnown />} />
  ) : (
    <NothingPlayed isKnown={false} />
  )
}
