const timeoutMs = 5_000

/** Whether the house answers for this path, over the network, in good time. */
export async function isReachable(path: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    return (await fetch(path, { method: 'HEAD', cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}
