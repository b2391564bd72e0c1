import type { MicrophoneEvent, MicrophoneRequest, VoiceEvent, VoiceStart } from '#contract/voice.ts'

export type FrameSettings = { agentId: string; scriptUrl: string; timeoutMs: number }

type Call = CustomEvent<{ config: Record<string, unknown> }>

/**
 * Runs in the frame, as text: it may use nothing from outside itself. The frame has no origin of its
 * own, so the widget in it reaches neither this house nor the microphone; what it hears comes
 * through a port, and goes silent with it.
 */
export function runFrame({ agentId, scriptUrl, timeoutMs }: FrameSettings): void {
  // The address keeps its origin where the frame has none.
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
    // Over plain http there is nothing to hear with.
    if (!navigator.mediaDevices) {
      fail()
      return
    }
    replaceMicrophone(port)
    const widget = document.createElement('elevenlabs-convai')
    widget.setAttribute('agent-id', agentId)
    widget.setAttribute('dynamic-variables', JSON.stringify(variables))
    // By socket: then what it says passes by here, and it can be heard out.
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
    // An agent that does not exist, or no network: the widget draws nothing, and says nothing.
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

  /** Pieces of speech come sooner than they are spoken: 16-bit samples, 16 of them a millisecond. */
  function trackSpeech(base64: string): void {
    const lengthMs = (base64.length * 0.75) / 32
    speakingUntilMs = Math.max(speakingUntilMs, performance.now()) + lengthMs
  }

  /** Whoever gets the last word is let finish it. */
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

  /** A microphone is not given to a frame without an origin: the page lends its ears. */
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
        // A little late, so that the next piece is there when this one ends.
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
