/** No complete answer came. A fault of the page throws something else. */
export class NoResponseError extends Error {}

/** `fetch` that also reads the body. @throws NoResponseError */
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
