import type { MicrophoneEvent, MicrophoneRequest, VoiceEvent, VoiceStart } from '#contract/voice.ts'

export type FrameSettings = { agentId: string; scriptUrl: string; timeoutMs: number }

type Call = CustomEvent<{ config: Record<string, unknown> }>

/**
 * Runs in the frame as text, so it may use nothing from outside itself. The frame has no origin:
 * its widget reaches neither this site nor the microphone. Audio comes through a port.
 */
export function runFrame({ agentId, scriptUrl, timeoutMs }: FrameSettings): void {
  // The URL has an origin where the frame has none.
  const appOrigin = location.origin
  let isOver = false
  let speakingUntilMs = 0

  function notify(news: VoiceEvent): void {
    if (isOver) return
    isOver = news.type !== 'ready'
    parent.postMessage(news, appOrigin)
  }
  const fail = () => notify({ type: 'failed' })

  function load(): void {
    const timer = setTimeout(fail, timeoutMs)
    window.addEventListener('error', fail)
    const script = document.createElement('script')
    script.addEventListener('error', fail)
    script.src = scriptUrl
    document.head.append(script)
    void customElements.whenDefined('elevenlabs-convai').then(() => {
      clearTimeout(timer)
      window.removeEventListener('error', fail)
      notify({ type: 'ready' })
    })
  }

  function start({ variables }: VoiceStart, port: MessagePort): void {
    // Over plain http there is no microphone.
    if (!navigator.mediaDevices) {
      fail()
      return
    }
    replaceMicrophone(port)
    const widget = document.createElement('elevenlabs-convai')
    widget.setAttribute('agent-id', agentId)
    widget.setAttribute('dynamic-variables', JSON.stringify(variables))
    // By WebSocket, so its audio passes here and can finish playing.
    widget.setAttribute('use-rtc', 'false')
    widget.setAttribute('always-expanded', 'true')
    widget.addEventListener('elevenlabs-convai:call', (event) => {
      const { config } = (event as Call).detail
      config.onAudio = trackSpeech
      config.clientTools = {
        solved: ({ questions }: { questions?: unknown } = {}) =>
          finish({
            type: 'solved',
            questions: Number.isInteger(questions) ? Number(questions) : null,
          }),
        exhausted: () => finish({ type: 'exhausted' }),
      }
    })
    document.body.append(widget)
    // The widget shows nothing for an unknown agent or without a network.
    const poll = setInterval(() => {
      if (!(widget.shadowRoot ?? widget).querySelector('button')) return
      clearInterval(poll)
      clearTimeout(timer)
    }, 100)
    const timer = setTimeout(() => {
      clearInterval(poll)
      fail()
    }, timeoutMs)
  }

  /** Audio arrives faster than it plays: 16-bit samples, 16 per millisecond. */
  function trackSpeech(base64: string): void {
    const lengthMs = (base64.length * 0.75) / 32
    speakingUntilMs = Math.max(speakingUntilMs, performance.now()) + lengthMs
  }

  /** The last sentence may finish. */
  function finish(news: VoiceEvent): string {
    const startedMs = performance.now()
    const poll = setInterval(() => {
      const nowMs = performance.now()
      const isQuiet = nowMs > startedMs + 2500 && nowMs > speakingUntilMs + 500
      if (!isQuiet && nowMs < startedMs + 20_000) return
      clearInterval(poll)
      notify(news)
    }, 100)
    return 'Noted. Say how it ended in a sentence, then end the call.'
  }

  /** Frames without an origin get no microphone: the page passes its audio on. */
  function replaceMicrophone(port: MessagePort): void {
    const request = (type: MicrophoneRequest['type']) =>
      port.postMessage({ type } satisfies MicrophoneRequest)
    navigator.mediaDevices.getUserMedia = () => {
      const context = new AudioContext()
      const microphone = context.createMediaStreamDestination()
      let atSeconds = 0
      const play = (samples: Float32Array<ArrayBuffer>, rate: number) => {
        const buffer = context.createBuffer(1, samples.length, rate)
        buffer.copyToChannel(samples, 0)
        const source = context.createBufferSource()
        source.buffer = buffer
        source.connect(microphone)
        // Delayed, so that the next chunk is ready when this one ends.
        if (atSeconds < context.currentTime) atSeconds = context.currentTime + 0.1
        source.start(atSeconds)
        atSeconds += buffer.duration
      }
      for (const track of microphone.stream.getTracks()) {
        const stop = track.stop.bind(track)
        track.stop = () => {
          stop()
          request('enough')
          void context.close()
        }
      }
      return new Promise((resolve, reject) => {
        port.onmessage = ({ data }: MessageEvent<MicrophoneEvent>) => {
          if (data.type === 'deaf') return reject(new DOMException('No microphone', data.name))
          play(data.samples, data.rate)
          resolve(microphone.stream)
        }
        request('listen')
      })
    }
  }

  window.addEventListener('message', (event: MessageEvent<VoiceStart>) => {
    const [port] = event.ports
    if (event.source !== parent || event.origin !== appOrigin || !port) return
    if (event.data?.type === 'start') start(event.data, port)
  })
  load()
}
