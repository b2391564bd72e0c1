export type Defer = (close: () => unknown) => void

/** Adds a `close` that runs everything deferred, newest first; also run when `open` fails. */
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
