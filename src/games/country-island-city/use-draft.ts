import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Clock, hasRunOut, leftMs } from '#domain/table/clock.ts'
import { TableClockContext } from '#games/parts/table-clock.ts'

const draftEveryMs = 2000
/** Close to the end every word may be the last. */
const closingMs = 4000
const closingEveryMs = 300

type DraftProps = {
  /** Their raw prompts: what was typed stays where other columns change. */
  columns: readonly string[]
  /** As the table has it: after sleep, a reload, or on another phone. */
  saved: readonly string[]
  clock: Clock
  send: (answers: readonly string[]) => void
}

/** Answers as they are typed; they go up while typing, so that sleep loses nothing. */
export function useDraft({ columns, saved, clock, send }: DraftProps) {
  const { offsetMs } = use(TableClockContext)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const isUnsent = useRef(false)
  const sentAtMs = useRef(0)
  const answers = columns.map((column, at) => typed[column] ?? saved[at] ?? '')

  function flush(): void {
    if (!isUnsent.current || hasRunOut(clock, Date.now() + offsetMs)) return
    isUnsent.current = false
    sentAtMs.current = Date.now()
    send(answers)
  }

  const flushLate = useEffectEvent(flush)
  const asked = columns.join('\n')

  // What was sent without a network was for the columns before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other columns alone
  useEffect(() => {
    if (Object.keys(typed).length > 0) isUnsent.current = true
  }, [asked])

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of what is typed
  useEffect(() => {
    if (!isUnsent.current) return
    const now = Date.now()
    const everyMs = leftMs(clock, now + offsetMs) < closingMs ? closingEveryMs : draftEveryMs
    const timer = setTimeout(() => flushLate(), Math.max(0, sentAtMs.current + everyMs - now))
    return () => clearTimeout(timer)
  }, [typed, asked, clock, offsetMs])

  useEffect(() => {
    const hide = () => document.hidden && flushLate()
    document.addEventListener('visibilitychange', hide)
    return () => document.removeEventListener('visibilitychange', hide)
  }, [])

  function write(column: string, answer: string): void {
    isUnsent.current = true
    setTyped((before) => ({ ...before, [column]: answer }))
  }

  return { answers, write, flush }
}
