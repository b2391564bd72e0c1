import type { EarNews, EarWish, VoiceNews, VoiceStart } from '#contract/voice.ts'

export type FrameSettings = { agentId: string; scriptUrl: string; patienceMs: number }

type Call = CustomEvent<{ config: Record<string, unknown> }>

/**
 * Runs in the frame, as text: it may use nothing from outside itself. The frame has no origin of its
 * own, so the widget in it reaches neither this house nor the microphone; what it hears comes
 * through a port, and goes silent with it.
 */
export function runFrame({ agentId, scriptUrl, patienceMs }: FrameSettings): void {
  // The address keeps its origin where the frame has none.
  const house = location.origin
  let isOver = false
  let speakingUntilMs = 0

  function tell(news: VoiceNews): void {
    if (isOver) return
    isOver = news.type !== 'ready'
    parent.postMessage(news, house)
  }
  const fail = () => tell({ type: 'failed' })

  function load(): void {
    const patience = setTimeout(fail, patienceMs)
    window.addEventListener('error', fail)
    const script = document.createElement('script')
    script.addEventListener('error', fail)
    script.src = scriptUrl
    document.head.append(script)
    void customElements.whenDefined('elevenlabs-convai').then(() => {
      clearTimeout(patience)
      window.removeEventListener('error', fail)
      tell({ type: 'ready' })
    })
  }

  function start({ variables }: VoiceStart, port: MessagePort): void {
    // Over plain http there is nothing to hear with.
    if (!navigator.mediaDevices) {
      fail()
      return
    }
    hearThrough(port)
    const widget = document.createElement('elevenlabs-convai')
    widget.setAttribute('agent-id', agentId)
    widget.setAttribute('dynamic-variables', JSON.stringify(variables))
    // By socket: then what it says passes by here, and it can be heard out.
    widget.setAttribute('use-rtc', 'false')
    widget.setAttribute('always-expanded', 'true')
    widget.addEventListener('elevenlabs-convai:call', (event) => {
      const { config } = (event as Call).detail
      config.onAudio = hearOut
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
    const look = setInterval(() => {
      if (!(widget.shadowRoot ?? widget).querySelector('button')) return
      clearInterval(look)
      clearTimeout(patience)
    }, 100)
    const patience = setTimeout(() => {
      clearInterval(look)
      fail()
    }, patienceMs)
  }

  /** Pieces of speech come sooner than they are spoken: 16-bit samples, 16 of them a millisecond. */
  function hearOut(base64: string): void {
    const lengthMs = (base64.length * 0.75) / 32
    speakingUntilMs = Math.max(speakingUntilMs, performance.now()) + lengthMs
  }

  /** Whoever gets the last word is let finish it. */
  function finish(news: VoiceNews): string {
    const calledMs = performance.now()
    const look = setInterval(() => {
      const nowMs = performance.now()
      const isQuiet = nowMs > calledMs + 2500 && nowMs > speakingUntilMs + 500
      if (!isQuiet && nowMs < calledMs + 20_000) return
      clearInterval(look)
      tell(news)
    }, 100)
    return 'Noted. Say how it ended in a sentence, then end the call.'
  }

  /** A microphone is not given to a frame without an origin: the page lends its ears. */
  function hearThrough(port: MessagePort): void {
    const wish = (type: EarWish['type']) => port.postMessage({ type } satisfies EarWish)
    navigator.mediaDevices.getUserMedia = () => {
      const context = new AudioContext()
      const ear = context.createMediaStreamDestination()
      let atSeconds = 0
      const play = (samples: Float32Array<ArrayBuffer>, rate: number) => {
        const buffer = context.createBuffer(1, samples.length, rate)
        buffer.copyToChannel(samples, 0)
        const source = context.createBufferSource()
        source.buffer = buffer
        source.connect(ear)
        // A little late, so that the next piece is there when this one ends.
        if (atSeconds < context.currentTime) atSeconds = context.currentTime + 0.1
        source.start(atSeconds)
        atSeconds += buffer.duration
      }
      for (const track of ear.stream.getTracks()) {
        const stop = track.stop.bind(track)
        track.stop = () => {
          stop()
          wish('enough')
          void context.close()
        }
      }
      return new Promise((resolve, reject) => {
        port.onmessage = ({ data }: MessageEvent<EarNews>) => {
          if (data.type === 'deaf') return reject(new DOMException('No microphone', data.name))
          play(data.samples, data.rate)
          resolve(ear.stream)
        }
        wish('listen')
      })
    }
  }

  window.addEventListener('message', (event: MessageEvent<VoiceStart>) => {
    const [port] = event.ports
    if (event.source !== parent || event.origin !== house || !port) return
    if (event.data?.type === 'start') start(event.data, port)
  })
  load()
}
