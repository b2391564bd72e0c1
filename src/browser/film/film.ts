import { addTake, type Take } from '#domain/film/takes.ts'
import { readSessionValue, writeSessionValue } from '../session/session-values.ts'
import { liveState } from '../storage/live-state.ts'
import { isOwnDocument, reloadDocument } from '../updates/own-document.ts'
import type { Camera } from './camera.ts'

/** `far`: this document may not film, or lacks the script, and cannot be loaded anew now. */
export type FilmProblem = 'denied' | 'missing' | 'lost' | 'far'

type Label = Omit<Take, 'bytes'> & { phrase: string; name: string }
export type FilmTake = Label & Pick<Take, 'bytes'> & { film: Blob }

export type Film = {
  /** The table's answer, for as long as the game's page is open. */
  isOn: boolean
  problem: FilmProblem | null
  /** Open only while a turn lasts. */
  camera: Camera<Label> | null
  takes: readonly FilmTake[]
  /** The oldest hits made room. */
  hasDropped: boolean
}

export const noFilm: Film = {
  isOn: false,
  problem: null,
  camera: null,
  takes: [],
  hasDropped: false,
}

/** In this page's memory alone: nothing of it is ever written or sent. */
export const film = liveState(noFilm)

const problems: Record<string, FilmProblem> = {
  NotAllowedError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotSupportedError: 'missing',
  // Its script did not come.
  TypeError: 'far',
}

export function hitsOf({ takes }: Film): readonly FilmTake[] {
  return takes.filter(({ isHit }) => isHit)
}

export function canFilm(): boolean {
  return navigator.mediaDevices !== undefined && typeof MediaRecorder !== 'undefined'
}

/** Turned on, it asks for the camera at once, so that a no is heard before the turn. */
export async function switchFilm(isOn: boolean): Promise<void> {
  closeCamera()
  change({ isOn, problem: null })
  if (!isOn) return
  if (!isOwnDocument()) return await reopen()
  const camera = await openFilmCamera()
  camera?.close()
}

/** The permission belongs to documents of this game; the answer is carried over one reload. */
async function reopen(): Promise<void> {
  writeSessionValue('filmAsked', 'yes')
  if (await reloadDocument()) return
  writeSessionValue('filmAsked', null)
  change({ isOn: false, problem: 'far' })
}

export function resumeFilm(): void {
  if (readSessionValue('filmAsked') === null) return
  writeSessionValue('filmAsked', null)
  void switchFilm(true)
}

/** Null where the table wants no film, or there is no camera to be had. */
export async function openFilmCamera(): Promise<Camera<Label> | null> {
  if (!film.get().isOn) return null
  try {
    const { openCamera } = await import('./camera.ts')
    const camera = await openCamera<Label>(keepTake, () => fail('lost'))
    if (film.get().isOn) return camera
    camera.close()
  } catch (error) {
    fail(problems[error instanceof Error ? error.name : ''] ?? 'lost')
  }
  return null
}

export function closeCamera(): void {
  film.get().camera?.close()
  change({ camera: null })
}

export function dropFilm(): void {
  closeCamera()
  film.set(noFilm)
}

export function cutFilm(cut: (takes: readonly FilmTake[]) => readonly FilmTake[]): void {
  change({ takes: cut(film.get().takes) })
}

export function rollFilm(camera: Camera<Label> | null): void {
  closeCamera()
  change({ camera })
}

function keepTake(blob: Blob, label: Label): void {
  // What comes late to a page that was left is dropped with the rest.
  if (film.get() === noFilm) return
  const { takes, hasDropped } = film.get()
  const kept = addTake(takes, { ...label, film: blob, bytes: blob.size })
  const isSame = ({ turn, row }: FilmTake) => turn === label.turn && row === label.row
  const isFull = takes.some((take) => !isSame(take) && !kept.includes(take))
  change({ takes: kept, hasDropped: hasDropped || isFull })
}

function fail(problem: FilmProblem): void {
  closeCamera()
  change({ isOn: false, problem })
}

function change(changes: Partial<Film>): void {
  const before = film.get()
  const isSame = Object.entries(changes).every(
    ([key, value]) => before[key as keyof Film] === value,
  )
  if (!isSame) film.set({ ...before, ...changes })
}
