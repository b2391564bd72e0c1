import { showCaption } from './captions.ts'

/** Sounds of a TV, silent until `startScreenSound`. */
export type ScreenCue =
  | 'join'
  | 'knock'
  | 'claps'
  | 'drum'
  | 'bell'
  | 'gong'
  | 'rattle'
  | 'roll'
  | 'rim'
  | 'hush'

type Note = { hertz: number; atMs: number; seconds: number; shape: OscillatorType }

const wood = (hertz: number, atMs = 0): Note => ({ hertz, atMs, seconds: 0.07, shape: 'triangle' })

const beat = (atMs: number, seconds: number): Note => ({ hertz: 90, atMs, seconds, shape: 'sine' })

const notes: Record<ScreenCue, readonly Note[]> = {
  join: [wood(320), wood(240, 90)],
  knock: [wood(420)],
  claps: [wood(1400), wood(1300, 120)],
  drum: [beat(0, 0.35)],
  gong: [
    { hertz: 110, atMs: 0, seconds: 2.2, shape: 'sine' },
    { hertz: 164, atMs: 0, seconds: 1.6, shape: 'triangle' },
  ],
  rattle: [wood(700), wood(520, 90), wood(760, 180), wood(480, 270), wood(680, 370)],
  bell: [{ hertz: 880, atMs: 0, seconds: 0.9, shape: 'sine' }],
  // 1,200 ms, as long as a number climbs.
  roll: Array.from({ length: 20 }, (_, at) => beat(at * 60, 0.09)),
  rim: [{ hertz: 1700, atMs: 0, seconds: 0.05, shape: 'square' }, beat(0, 0.3)],
  hush: [{ hertz: 180, atMs: 0, seconds: 0.12, shape: 'sine' }],
}
/** Shown on silent TVs too. */
export const screenCaptions: Record<ScreenCue, string> = {
  join: 'a player joins',
  knock: 'a knock',
  claps: 'two claps',
  drum: 'a drum',
  gong: 'a gong',
  rattle: 'the cup rattles',
  bell: 'a bell',
  roll: 'a drum roll',
  rim: 'a rim shot',
  hush: 'a hush',
}
const volume = 0.3

let audio: AudioContext | null = null

/** Call in a tap: browsers allow sound only then. False when the browser refuses. */
export async function startScreenSound(): Promise<boolean> {
  try {
    audio ??= new AudioContext()
    await audio.resume()
    return audio.state === 'running'
  } catch {
    return false
  }
}

/**
 * @param pitch times the cue's own
 * @param words of its caption
 */
export function playScreenCue(cue: ScreenCue, pitch = 1, words = screenCaptions[cue]): void {
  showCaption(words)
  if (audio?.state !== 'running') return
  for (const { hertz, atMs, seconds, shape } of notes[cue]) {
    const at = audio.currentTime + atMs / 1000
    const gain = audio.createGain()
    gain.gain.setValueAtTime(volume, at)
    gain.gain.exponentialRampToValueAtTime(0.001, at + seconds)
    gain.connect(audio.destination)
    const oscillator = audio.createOscillator()
    oscillator.type = shape
    oscillator.frequency.value = hertz * pitch
    oscillator.connect(gain)
    oscillator.start(at)
    oscillator.stop(at + seconds)
  }
}
