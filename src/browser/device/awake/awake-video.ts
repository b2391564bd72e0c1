import mp4 from './silent-black.mp4?inline'
import webm from './silent-black.webm?inline'

/** A browser lets a video with sound begin from these. */
const taps = ['pointerup', 'keyup'] as const

const rewindAtSeconds = 2

/**
 * Keeps the screen awake by a black video of four seconds with a silent sound track, from the next
 * tap on and until the returned function is called.
 *
 * It is neither muted nor set to loop: Safari and Chrome let the screen sleep beside a video that is.
 */
export function playAwakeVideo(onChange: (state: 'held' | 'unsupported') => void): () => void {
  const video = document.createElement('video')
  const isMp4 = video.canPlayType('video/mp4; codecs="avc1.42E00A, mp4a.40.2"') !== ''
  video.src = isMp4 ? mp4 : webm
  video.playsInline = true
  video.disableRemotePlayback = true
  const wanted = new AbortController()
  const listen = (target: EventTarget, name: string, listener: () => void) =>
    target.addEventListener(name, listener, { signal: wanted.signal })

  async function play(): Promise<void> {
    if (document.hidden || !video.paused) return
    mixWithOthers()
    try {
      await video.play()
    } catch {
      // No tap has come yet: the next one plays it.
    }
  }

  listen(video, 'timeupdate', () => {
    if (video.currentTime > rewindAtSeconds) video.currentTime = 0
  })
  listen(video, 'playing', () => onChange('held'))
  listen(video, 'error', () => onChange('unsupported'))
  listen(document, 'visibilitychange', () => void play())
  for (const tap of taps) listen(document, tap, () => void play())
  void play()
  return () => {
    wanted.abort()
    video.pause()
    video.removeAttribute('src')
    video.load()
  }
}

/** An iPhone would pause the music that somebody has on. */
function mixWithOthers(): void {
  const { audioSession } = navigator as { audioSession?: { type: string } }
  if (audioSession) audioSession.type = 'ambient'
}
