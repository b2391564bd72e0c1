import { canFilm, type Film, film, hitsOf, noFilm } from '#browser/film/film.ts'
import { useLiveState } from '#browser/storage/use-live-state.ts'
import { Tool } from '#games/parts/play-frame.tsx'
import { useFilmSheet } from './use-film-sheet.tsx'

/** Asks the table, says whether the camera is on, and opens the film. */
export function FilmTool() {
  const now = useLiveState(film, noFilm)
  const isOffered = canFilm()
  const [sheet, open] = useFilmSheet(isOffered)
  if (!isOffered) return null
  return (
    <>
      <Tool icon="icon-cam" onPress={open}>
        {labelOf(now)}
      </Tool>
      {sheet}
    </>
  )
}

function labelOf(now: Film): string {
  const hits = hitsOf(now).length
  if (hits > 0) return `Film: ${hits} ${hits === 1 ? 'hit' : 'hits'}`
  if (now.problem) return 'No film. Why?'
  return now.isOn ? 'Film is on' : 'Film it?'
}
