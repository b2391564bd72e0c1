/** Says how to close what was just opened. */
export type Defer = (close: () => unknown) => void

/**
 * What `open` gives, with a `close` that closes everything it deferred, the newest first. An `open` that
 * fails leaves nothing open.
 */
export async function openWithCloseStack<Opened extends object>(
  open: (defer: Defer) => Promise<Opened>,
): Promise<Opened & { close: () => Promise<void> }> {
  const stack: (() => unknown)[] = []
  const close = async () => {
    for (let next = stack.pop(); next; next = stack.pop()) await next()
  }
  try {
    return { ...(await open((next) => stack.push(next))), close }
  } catch (error) {
    await close()
    throw error
  }
}
