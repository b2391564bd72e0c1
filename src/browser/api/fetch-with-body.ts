/** No answer came, or not the whole of it; a fault of the page throws something else. */
export class NoResponseError extends Error {}

/** As `fetch`, with the body read as well. @throws NoAnswerError */
export async function fetchWithBody(...request: Parameters<typeof fetch>): Promise<Response> {
  const asked = fetch(...request)
  try {
    const response = await asked
    await response.clone().arrayBuffer()
    return response
  } catch (cause) {
    throw new NoResponseError('No answer came.', { cause })
  }
}
