import { film, hitsOf, noFilm } from '#browser/film/film.ts'
import { useLiveState } from '#browser/storage/use-live-state.ts'
import { Button } from '#ui/button.tsx'
import { useFilmSheet } from './use-film-sheet.tsx'

/** On the end screen, where something was filmed. */
export function FilmButton() {
  const hits = hitsOf(useLiveState(film, noFilm)).length
  const [sheet, open] = useFilmSheet(hits > 0)
  if (hits === 0) return null
  return (
    <>
      <Button
        size="medium"
        icon="icon-cam"
        onPress={open}
        note={`${hits} ${hits === 1 ? 'hit' : 'hits'}, gone when you leave`}
      >
        Watch the film
      </Button>
      {sheet}
    </>
  )
}
