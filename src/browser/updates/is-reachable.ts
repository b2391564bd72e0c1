const timeoutMs = 5_000

export async function isReachable(path: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    return (await fetch(path, { method: 'HEAD', cache: 'no-store', signal })).ok
  } catch {
    return false
  }
}
