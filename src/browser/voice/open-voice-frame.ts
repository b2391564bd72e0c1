import type { VoiceEvent, VoiceStart, VoiceVariables } from '#contract/voice.ts'
import { streamMicrophone } from './stream-microphone.ts'

/** Longer than the frame gives its widget. */
const timeoutMs = 15_000

/**
 * Connects to the voice frame: waits for it, sends the variables, streams the microphone and
 * reports its events. Returns how to stop.
 */
export function openVoiceFrame(
  frame: HTMLIFrameElement,
  variables: VoiceVariables,
  onEvent: (news: VoiceEvent) => void,
): () => void {
  let stopMicrophone: (() => void) | null = null
  const timer = setTimeout(() => onEvent({ type: 'failed' }), timeoutMs)

  /** Once: another document in that frame gets nothing. */
  function start(): void {
    if (stopMicrophone) return
    const { port1, port2 } = new MessageChannel()
    stopMicrophone = streamMicrophone(port1)
    // An opaque origin cannot be named; the window is certainly this frame's.
    frame.contentWindow?.postMessage({ type: 'start', variables } satisfies VoiceStart, '*', [
      port2,
    ])
  }

  function onMessage({ source, origin, data }: MessageEvent): void {
    if (source !== frame.contentWindow || origin !== 'null') return
    const news = readVoiceEvent(data)
    if (!news) return
    clearTimeout(timer)
    if (news.type === 'ready') start()
    onEvent(news)
  }

  window.addEventListener('message', onMessage)
  return () => {
    clearTimeout(timer)
    stopMicrophone?.()
    window.removeEventListener('message', onMessage)
  }
}

/** Third-party script runs in there: validate everything. */
export function readVoiceEvent(data: unknown): VoiceEvent | null {
  const { type, questions } = (data ?? {}) as { type?: unknown; questions?: unknown }
  if (type === 'ready' || type === 'failed' || type === 'exhausted') return { type }
  if (type !== 'solved') return null
  return { type, questions: Number.isInteger(questions) ? Number(questions) : null }
}
