export type Param = string | number | boolean | null | readonly number[] | readonly string[]
export type Params = Readonly<Record<string, Param>>

/** A code from the rules; its sentence is in a catalogue. */
export type Message<Code extends string = string> = { code: Code; params?: Params }

/** Helpers for the sentences of one language. */
export type Words = {
  name: (seat: number) => string
  names: (seats: readonly number[]) => string
  /** In letters up to ten. */
  count: (count: number) => string
  plural: (count: number, one: string, other: string) => string
}

/** Sentences by code, in one language. */
export type Messages<Code extends string = string> = {
  readonly [C in Code]: string | ((params: never, words: Words) => string)
}
