import { film, noFilm } from '#browser/film/film.ts'
import { useLiveState } from '#browser/storage/use-live-state.ts'
import styles from './film-eye.module.css'

/** Red, and open as long as the camera is. */
export function FilmEye() {
  const { camera } = useLiveState(film, noFilm)
  return camera && <span className={styles.eye} role="img" aria-label="Filming" />
}
