export type WakeState = 'off' | 'held' | 'refused' | 'unsupported'

/**
 * Requested again after the page was hidden, which drops the lock. Plain http uses a playing video.
 */
export function keepAwake(onChange: (state: WakeState) => void): () => void {
  return 'wakeLock' in navigator ? keepByLock(onChange) : keepByVideo(onChange)
}

function keepByLock(onChange: (state: WakeState) => void): () => void {
  let sentinel: WakeLockSentinel | null = null
  let isWanted = true

  async function ask(): Promise<void> {
    if (document.visibilityState !== 'visible') return
    try {
      const lock = await navigator.wakeLock.request('screen')
      if (!isWanted) return void lock.release()
      sentinel = lock
      onChange('held')
    } catch {
      // Battery saver, or a home-screen app on an iPhone without the API.
      if (isWanted) onChange('refused')
    }
  }

  void ask()
  document.addEventListener('visibilitychange', ask)
  return () => {
    isWanted = false
    document.removeEventListener('visibilitychange', ask)
    void sentinel?.release()
    onChange('off')
  }
}

function keepByVideo(onChange: (state: WakeState) => void): () => void {
  let isWanted = true
  let stop = () => {}
  const start = async () => {
    try {
      const { playAwakeVideo } = await import('./awake/awake-video.ts')
      if (isWanted) stop = playAwakeVideo(onChange)
    } catch {
      if (isWanted) onChange('unsupported')
    }
  }
  void start()
  return () => {
    isWanted = false
    stop()
    onChange('off')
  }
}
