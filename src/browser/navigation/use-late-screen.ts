import { type ComponentType, useEffect, useState } from 'react'
import { loadUntilThere } from './load-until-there.ts'

/** A screen with a script of its own; null until it is there. */
export function useLateScreen<Props>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [Screen, setScreen] = useState<ComponentType<Props> | null>(null)
  useEffect(() => loadUntilThere(load, (late) => setScreen(() => late)), [load])
  return Screen
}
