import type { VoiceEvent, VoiceStart, VoiceVariables } from '#contract/voice.ts'
import { streamMicrophone } from './stream-microphone.ts'

/** Longer than the frame gives the widget: who says nothing at all did not load. */
const timeoutMs = 15_000

/**
 * Talks with the voice host's frame: waits until it is there, tells it what it must know, lends it
 * the microphone, and hands on what it says. Gives a way to stop.
 */
export function openVoiceFrame(
  frame: HTMLIFrameElement,
  variables: VoiceVariables,
  onEvent: (news: VoiceEvent) => void,
): () => void {
  let stopMicrophone: (() => void) | null = null
  const timer = setTimeout(() => onEvent({ type: 'failed' }), timeoutMs)

  /** Once: a page that took the frame's place gets no word. */
  function start(): void {
    if (stopMicrophone) return
    const { port1, port2 } = new MessageChannel()
    stopMicrophone = streamMicrophone(port1)
    // A frame without an origin has none to name; that it is this frame is certain.
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

/** Somebody else's script runs in there: it may say anything. */
export function readVoiceEvent(data: unknown): VoiceEvent | null {
  const { type, questions } = (data ?? {}) as { type?: unknown; questions?: unknown }
  if (type === 'ready' || type === 'failed' || type === 'exhausted') return { type }
  if (type !== 'solved') return null
  return { type, questions: Number.isInteger(questions) ? Number(questions) : null }
}
