import type { VoiceNews, VoiceStart, VoiceVariables } from '#contract/voice.ts'
import { lendEars } from './lend-ears.ts'

/** Longer than the frame gives the widget: who says nothing at all did not load. */
const patienceMs = 15_000

/**
 * Talks with the voice host's frame: waits until it is there, tells it what it must know, lends it
 * the microphone, and hands on what it says. Gives a way to stop.
 */
export function openVoiceFrame(
  frame: HTMLIFrameElement,
  variables: VoiceVariables,
  onNews: (news: VoiceNews) => void,
): () => void {
  let takeEars: (() => void) | null = null
  const patience = setTimeout(() => onNews({ type: 'failed' }), patienceMs)

  /** Once: a page that took the frame's place gets no word. */
  function start(): void {
    if (takeEars) return
    const { port1, port2 } = new MessageChannel()
    takeEars = lendEars(port1)
    // A frame without an origin has none to name; that it is this frame is certain.
    frame.contentWindow?.postMessage({ type: 'start', variables } satisfies VoiceStart, '*', [
      port2,
    ])
  }

  function onMessage({ source, origin, data }: MessageEvent): void {
    if (source !== frame.contentWindow || origin !== 'null') return
    const news = readNews(data)
    if (!news) return
    clearTimeout(patience)
    if (news.type === 'ready') start()
    onNews(news)
  }

  window.addEventListener('message', onMessage)
  return () => {
    clearTimeout(patience)
    takeEars?.()
    window.removeEventListener('message', onMessage)
  }
}

/** Somebody else's script runs in there: it may say anything. */
export function readNews(data: unknown): VoiceNews | null {
  const { type, questions } = (data ?? {}) as { type?: unknown; questions?: unknown }
  if (type === 'ready' || type === 'failed' || type === 'exhausted') return { type }
  if (type !== 'solved') return null
  return { type, questions: Number.isInteger(questions) ? Number(questions) : null }
}
