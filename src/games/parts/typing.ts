import { createContext, use } from 'react'

/** What is typed in the place of speaking: read on every screen, by the players who are asked to. */
export type Typing = {
  /** The newest last. */
  typed: readonly { name: string; text: string; isOwn: boolean }[]
  /** Null on a phone that is not asked to speak now. */
  own: {
    /** Differs from one spoken part to the next, in all rooms. */
    id: string
    show: (text: string) => void
  } | null
}

/** Null on one phone, and while no player is asked to speak. */
export const TypingContext = createContext<Typing | null>(null)

export function useTyping(): Typing | null {
  return use(TypingContext)
}
