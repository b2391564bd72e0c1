/**
 * All that an answer holds; rejects once the signal is aborted. The signal that its request was sent
 * with is not enough: when the garbage collector has taken the request, which is over with the headers,
 * nobody tells the body, and one that drips is waited for without end.
 */
export async function readResponse({ body }: Response, signal: AbortSignal): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  const reader = body?.getReader()
  const cancel = () => void reader?.cancel().catch(() => {})
  if (signal.aborted) cancel()
  signal.addEventListener('abort', cancel)
  try {
    for (;;) {
      const part = await reader?.read()
      signal.throwIfAborted()
      if (!part || part.done) return Buffer.concat(chunks)
      chunks.push(part.value)
    }
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}
