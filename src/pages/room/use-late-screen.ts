import { type ComponentType, useEffect, useState } from 'react'

/** A screen that only rooms load; null until it is there, or where the game has none. */
export function useLateScreen<Props>(
  load: (() => Promise<ComponentType<Props>>) | undefined,
): ComponentType<Props> | null {
  const [Screen, setScreen] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    let isWanted = true
    load?.().then(
      (late) => isWanted && setScreen(() => late),
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [load])
  return Screen
}
