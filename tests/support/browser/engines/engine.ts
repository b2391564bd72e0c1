import { openFirefox } from './firefox.ts'
import { openWebKitGtk, openWpe } from './webkit.ts'

/** A tab of a browser, by the few things that every driver can do with it. */
export type EngineTab = {
  goto(url: string): Promise<void>
  /** Runs a function in the page; it sees nothing but its arguments. */
  evaluate<Args extends unknown[], T>(
    work: (...args: Args) => T,
    ...args: Args
  ): Promise<Awaited<T>>
  /** Presses and lets go of the pointer at a point of the window. */
  tapAt(x: number, y: number): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

export type Engine = {
  name: string
  /** Opens it with one tab, or says in a line why it is left out. */
  open(): Promise<EngineTab | string>
}

/** Engines that no package brings along: each is tried where it is installed. */
export const engines: readonly Engine[] = [
  { name: 'Firefox', open: openFirefox },
  { name: 'WebKitGTK (about Safari 26)', open: openWebKitGtk },
  { name: 'WPE WebKit (about Safari 16)', open: openWpe },
]
