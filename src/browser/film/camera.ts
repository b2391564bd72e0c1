/** 720p at these fills about 12 MB a minute. */
const bitrates = { videoBitsPerSecond: 1_500_000, audioBitsPerSecond: 64_000 }
const frontCamera = {
  facingMode: 'user',
  width: { ideal: 1280 },
  height: { ideal: 720 },
  frameRate: { max: 30 },
}

/** First what other apps take: an iPhone's plays no WebM. */
const formats = [
  'video/mp4;codecs=avc1.42E01F,mp4a.40.2',
  'video/mp4;codecs=avc1.42E01F,opus',
  'video/webm;codecs=vp8,opus',
  'video/mp4',
  'video/webm',
]

export type Camera<Label> = {
  /**
   * Ends the take of the last phrase and begins the next one. Takes without a label are dropped.
   * @param tailMs how much longer the last one runs
   */
  next: (label: Label | null, tailMs: number) => void
  /** The take in progress is dropped, unless only its tail was missing. */
  rest: () => void
  close: () => void
}

/** Null where nothing can be recorded. */
export function chooseFormat(canRecord: (format: string) => boolean): string | null {
  return formats.find(canRecord) ?? null
}

/**
 * Asks for the front camera and the microphone. Rejects as getUserMedia does.
 * @param onLost another app took the camera, or a call came
 */
export async function openCamera<Label>(
  onTake: (film: Blob, label: Label) => void,
  onLost: () => void,
): Promise<Camera<Label>> {
  const mimeType = chooseFormat((format) => MediaRecorder.isTypeSupported(format))
  if (mimeType === null) throw new DOMException('No format to record in', 'NotSupportedError')
  const stream = await navigator.mediaDevices.getUserMedia({ video: frontCamera, audio: true })
  const tracks = stream.getTracks()
  const recording = { mimeType, ...bitrates }
  // Sharing refuses types with codecs.
  const [type] = mimeType.split(';')
  let take: { recorder: MediaRecorder; label: Label | null } | null = null
  let tail: ReturnType<typeof setTimeout> | undefined

  for (const track of tracks) track.onended = onLost

  function begin(): void {
    try {
      const recorder = new MediaRecorder(stream, recording)
      const own: NonNullable<typeof take> = { recorder, label: null }
      recorder.ondataavailable = ({ data }) => {
        if (own.label !== null && data.size > 0) onTake(new Blob([data], { type }), own.label)
      }
      recorder.start()
      take = own
    } catch {
      onLost()
    }
  }

  function end(label: Label | null): void {
    clearTimeout(tail)
    tail = undefined
    if (take === null) return
    take.label ??= label
    if (take.recorder.state !== 'inactive') take.recorder.stop()
    take = null
  }

  const cut = (label: Label | null) => {
    end(label)
    begin()
  }

  return {
    next(label, tailMs) {
      // One take at a time, for phones that encode no second: a phrase within a tail has none.
      if (take === null || tail !== undefined || label === null || tailMs === 0) cut(label)
      else {
        take.label = label
        tail = setTimeout(() => cut(null), tailMs)
      }
    },
    rest: () => end(null),
    close() {
      end(null)
      for (const track of tracks) {
        track.onended = null
        track.stop()
      }
    },
  }
}
