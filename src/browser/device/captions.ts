import { liveState } from '../storage/live-state.ts'

/** Milliseconds: longer than the sound, so that its words can be read. */
const shownMs = 1500

/** What is heard now, in words; null for nothing. */
export const caption = liveState<string | null>(null)

let timer: ReturnType<typeof setTimeout> | undefined

export function showCaption(words: string): void {
  clearTimeout(timer)
  timer = setTimeout(() => caption.set(null), shownMs)
  caption.set(words)
}
