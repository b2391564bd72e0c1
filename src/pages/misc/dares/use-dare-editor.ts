import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { dareDrafts } from '#browser/dares/dare-drafts.ts'
import { sendDare } from '#browser/dares/send-dare.ts'
import { account } from '#browser/session/account.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import { type DareKind, type DareProblem, validateDare } from '#domain/dares/dare.ts'
import { type Draft, emptyDraft } from '#domain/dares/draft.ts'

export type DareEditorState = {
  form: RefObject<HTMLFormElement | null>
  draft: Draft
  change: (change: Partial<Draft>) => void
  changeLine: (at: number, line: string) => void
  fault: DareProblem | null
  problem: string | null
  isBusy: boolean
  sentId: string | null
  send: () => Promise<void>
  startAnew: () => void
}

/** A draft, saved from the first key on and sent once it is complete. */
export function useDareEditor(kind: DareKind): DareEditorState {
  const savedDraft = dareDrafts[kind]
  const form = useRef<HTMLFormElement>(null)
  const draft = useSaved(savedDraft, emptyDraft(kind))
  const [fault, setFault] = useState<DareProblem | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [sentId, setSentId] = useState<string | null>(null)

  // Text typed before hydration wins over a saved draft; read it before the first update.
  useLayoutEffect(() => {
    const kept = savedDraft.get()
    const typed = form.current ? typedIn(form.current) : {}
    const lines = kept.lines.map((line, at) => typed[`line-${at}`] || line)
    const to = typed.to || kept.to
    const from = typed.from || kept.from || (account.get()?.username ?? '')
    if (to !== kept.to || from !== kept.from || lines.some((line, at) => line !== kept.lines[at]))
      savedDraft.set({ ...kept, to, from, lines })
  }, [savedDraft])

  function change(what: Partial<Draft>): void {
    setFault(null)
    savedDraft.set({ ...savedDraft.get(), ...what })
  }

  async function send(): Promise<void> {
    if (isBusy) return
    const wrong = validateDare(savedDraft.get())
    setFault(wrong)
    setProblem(null)
    if (wrong) {
      const first = `[name=${wrong.field === 'lines' ? `line-${wrong.line ?? 0}` : wrong.field}]`
      form.current?.querySelector<HTMLElement>(first)?.focus()
      return
    }
    setBusy(true)
    const outcome = await sendDare(savedDraft.get())
    setBusy(false)
    if ('problem' in outcome) setProblem(outcome.problem)
    else setSentId(outcome.id)
  }

  return {
    form,
    draft,
    change,
    changeLine: (at, line) => change({ lines: savedDraft.get().lines.with(at, line) }),
    fault,
    problem,
    isBusy,
    sentId,
    send,
    startAnew: () => setSentId(null),
  }
}

function typedIn(form: HTMLFormElement): Record<string, string> {
  const fields = [...new FormData(form)]
  return Object.fromEntries(fields.map(([name, value]) => [name, String(value)]))
}
