/**
 * Reads a body until the signal aborts. Aborting the request is not enough: once garbage collection
 * has taken it, its body is no longer cancelled and a slow one would be awaited forever.
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
