import { useEffect, useEffectEvent, useState } from 'react'
import { toMessage, UserFacingError } from '#browser/api/user-facing-error.ts'
import { cachePack, findCachedPack } from '#browser/packs/cached-packs.ts'
import { loadPack } from '#browser/packs/load-pack.ts'
import type { CustomPack } from '#domain/packs/custom-pack.ts'

type PackFile = {
  isBusy: boolean
  problem: string | null
  dismissProblem: () => void
  /** From the network, or else from the cache; null when neither has it. */
  open: () => Promise<CustomPack | null>
}

/** A pack's prompts: fetched when its page opens, and cached for offline play. */
export function usePackFile(packId: string): PackFile {
  const [loading, setLoading] = useState<Promise<CustomPack> | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  function load(): Promise<CustomPack> {
    const pack = loadPack(packId).then((loaded) => {
      cachePack(loaded.pack)
      return loaded.pack
    })
    // Awaited later; an early failure is not reported.
    pack.catch(() => setLoading(null))
    setLoading(pack)
    return pack
  }

  const loadEarly = useEffectEvent(() => {
    if (navigator.onLine) void load()
  })
  useEffect(() => loadEarly(), [])

  async function open(): Promise<CustomPack | null> {
    setBusy(true)
    setProblem(null)
    try {
      if (!navigator.onLine) throw new UserFacingError(noNetworkMessage)
      const fresh = loading ?? load()
      const kept = findCachedPack(packId)
      // With a cached copy, a slow network is not waited for.
      return await (kept ? Promise.race([fresh, after(freshTimeoutMs, kept)]) : fresh)
    } catch (error) {
      const kept = findCachedPack(packId)
      if (!kept) setProblem(toMessage(error))
      return kept
    } finally {
      setBusy(false)
    }
  }

  return { isBusy, problem, dismissProblem: () => setProblem(null), open }
}

const freshTimeoutMs = 1500

function after<Value>(delayMs: number, value: Value): Promise<Value> {
  return new Promise((resolve) => setTimeout(resolve, delayMs, value))
}

const noNetworkMessage = 'No network, and this pack was never opened on this phone.'
