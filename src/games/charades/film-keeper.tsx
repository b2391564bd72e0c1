import { useEffect } from 'react'
import { dropFilm, film, hitsOf, noFilm, resumeFilm } from '#browser/film/film.ts'
import { useLiveState } from '#browser/storage/use-live-state.ts'
import { useHoldReload } from '#games/shell/use-hold-reload.ts'
import { useLeaveGuard } from '#games/shell/use-leave-guard.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useFilmSheet } from './use-film-sheet.tsx'

/** The film lasts as long as this page, and nobody leaves it behind unasked. */
export function FilmKeeper({ isPlaying }: { isPlaying: boolean }) {
  const hasHits = hitsOf(useLiveState(film, noFilm)).length > 0
  useHoldReload(hasHits)

  useEffect(() => {
    resumeFilm()
    return dropFilm
  }, [])

  useEffect(() => {
    if (!hasHits) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasHits])

  // A running game asks by its own sheet.
  return hasHits && !isPlaying && <LeaveFilmSheet />
}

function LeaveFilmSheet() {
  const leaving = useLeaveGuard()
  const [film, watch] = useFilmSheet(true)
  return (
    <>
      <Sheet
        open={leaving.isBlocked}
        isCompact
        onClose={leaving.stay}
        title="Leave the film?"
        lead="It is in this page alone, and goes when you leave."
        foot={
          <>
            <Button
              size="medium"
              icon="icon-cam"
              onPress={() => {
                leaving.stay()
                watch()
              }}
            >
              Watch it
            </Button>
            <Button size="medium" icon="icon-door" onPress={() => leaving.proceed()}>
              Leave it
            </Button>
          </>
        }
      />
      {film}
    </>
  )
}
