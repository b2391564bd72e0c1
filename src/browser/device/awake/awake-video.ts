import mp4 from './silent-black.mp4?inline'
import webm from './silent-black.webm?inline'

/** Browsers allow a video with sound to start from these events. */
const taps = ['pointerup', 'keyup'] as const

const rewindAtSeconds = 2

/**
 * A black video with a silent sound track, from the next tap until the returned function is called.
 * Neither muted nor looped: Safari and Chrome would let the screen sleep.
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

/** Without this an iPhone pauses the music that plays in another app. */
function mixWithOthers(): void {
  const { audioSession } = navigator as { audioSession?: { type: string } }
  if (audioSession) audioSession.type = 'ambient'
}
