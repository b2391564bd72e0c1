import type { MicrophoneEvent, MicrophoneRequest } from '#contract/voice.ts'

const chunkSamples = 4096

/** Streams the microphone over the port on request. Returns how to stop. */
export function streamMicrophone(port: MessagePort): () => void {
  let microphone: { stop: () => void } | null = null
  /** A permission prompt may be open for long, and be asked again. */
  let attempt = 0

  function stop(): void {
    attempt += 1
    microphone?.stop()
    microphone = null
  }

  async function listen(): Promise<void> {
    const own = attempt
    try {
      const opened = await openMicrophone((news) => port.postMessage(news))
      if (own === attempt) microphone = opened
      else opened.stop()
    } catch (error) {
      if (own !== attempt) return
      const name = error instanceof DOMException ? error.name : 'NotReadableError'
      port.postMessage({ type: 'deaf', name } satisfies MicrophoneEvent)
    }
  }

  port.onmessage = ({ data }: MessageEvent<MicrophoneRequest>) => {
    stop()
    if (data.type === 'listen') void listen()
  }
  return () => {
    stop()
    port.close()
  }
}

async function openMicrophone(
  onEvent: (news: MicrophoneEvent) => void,
): Promise<{ stop: () => void }> {
  const audio = { echoCancellation: true, noiseSuppression: true, autoGainControl: true }
  const stream = await navigator.mediaDevices.getUserMedia({ audio })
  const close = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  let context: AudioContext
  try {
    context = new AudioContext()
  } catch (error) {
    close()
    throw error
  }
  const source = context.createMediaStreamSource(stream)
  // Deprecated, but available everywhere, and it needs no file of its own.
  const tap = context.createScriptProcessor(chunkSamples, 1, 1)
  tap.onaudioprocess = ({ inputBuffer }) => {
    const samples = new Float32Array(inputBuffer.getChannelData(0))
    onEvent({ type: 'heard', samples, rate: inputBuffer.sampleRate })
  }
  source.connect(tap)
  // It runs only while connected; its output is silent.
  tap.connect(context.destination)
  return {
    stop() {
      tap.onaudioprocess = null
      close()
      void context.close()
    },
  }
}
