import { showCaption } from './captions.ts'
import { settings } from './settings.ts'

export type Cue = 'tap' | 'hit' | 'miss' | 'tick' | 'fuse' | 'fuse-fast' | 'time-up'

/** A tap has no caption: the pressed button is visible. */
export const cueCaptions: Record<Exclude<Cue, 'tap'>, string> = {
  hit: 'a chime up',
  miss: 'a low buzz',
  tick: 'the clock ticks',
  fuse: 'the bomb ticks',
  'fuse-fast': 'the bomb ticks faster',
  'time-up': 'time is up',
}

const tick = [{ hertz: 880, seconds: 0.03 }]
const tones: Record<Cue, { hertz: number; seconds: number }[]> = {
  tap: [{ hertz: 330, seconds: 0.04 }],
  hit: [
    { hertz: 523, seconds: 0.08 },
    { hertz: 784, seconds: 0.14 },
  ],
  miss: [{ hertz: 196, seconds: 0.18 }],
  tick,
  fuse: tick,
  'fuse-fast': tick,
  'time-up': [
    { hertz: 392, seconds: 0.14 },
    { hertz: 294, seconds: 0.14 },
    { hertz: 196, seconds: 0.3 },
  ],
}
const pulsesMs: Record<Cue, number[]> = {
  tap: [12],
  hit: [40],
  miss: [20, 40, 20],
  tick: [8],
  fuse: [8],
  'fuse-fast': [8],
  'time-up': [200, 80, 300],
}
const turnMs = 80
const volume = 0.25
const fadeSeconds = 0.02

let audio: AudioContext | null = null

export function playCue(cue: Cue): void {
  const { sound, vibration, captions } = settings.get()
  if (captions && cue !== 'tap') showCaption(cueCaptions[cue])
  if (vibration) navigator.vibrate?.(pulsesMs[cue])
  if (sound) playTones(cue)
}

/** With a phone each, phones only vibrate: the TV makes the sounds. */
export function buzz(): void {
  if (settings.get().vibration) navigator.vibrate?.(turnMs)
}

function playTones(cue: Cue): void {
  audio ??= new AudioContext()
  void audio.resume()
  let at = audio.currentTime
  for (const { hertz, seconds } of tones[cue]) {
    const gain = audio.createGain()
    gain.gain.setValueAtTime(volume, at)
    gain.gain.setTargetAtTime(0, at + seconds, fadeSeconds)
    gain.connect(audio.destination)
    const oscillator = audio.createOscillator()
    oscillator.type = 'triangle'
    oscillator.frequency.value = hertz
    oscillator.connect(gain)
    oscillator.start(at)
    oscillator.stop(at + seconds + fadeSeconds * 5)
    at += seconds
  }
}
