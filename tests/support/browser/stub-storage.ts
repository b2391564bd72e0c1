import { vi } from 'vitest'

/** Gives the code under test a local storage that holds what the map does, which is emptied. */
export function stubStorage(kept: Map<string, string>): void {
  kept.clear()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  }
  const names = {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  }
  vi.stubGlobal('localStorage', new Proxy(storage, names))
}
