import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { contactDraft, writeContact } from '#browser/contact/contact-draft.ts'
import { type ContactOutcome, sendContact } from '#browser/contact/send-contact.ts'
import { useSaved } from '#browser/storage/use-saved.ts'
import { emptyContactDraft } from '#domain/contact/draft.ts'
import {
  type ContactMessage,
  type ContactProblem,
  validateContactMessage,
} from '#domain/contact/message.ts'

type Sent = Exclude<ContactOutcome, { problem: string }>

export type Contact = {
  form: RefObject<HTMLFormElement | null>
  /** The fields' text. */
  written: ContactMessage
  change: (change: Partial<ContactMessage>) => void
  fault: ContactProblem | null
  problem: string | null
  isBusy: boolean
  /** What was just sent, or null. */
  sent: Sent | null
  send: () => Promise<void>
  startAnew: () => void
}

/** The contact form's state, saved on the device until it is sent. */
export function useContact(own: Pick<ContactMessage, 'name' | 'email'>): Contact {
  const form = useRef<HTMLFormElement>(null)
  const draft = useSaved(contactDraft, emptyContactDraft)
  const [fault, setFault] = useState<ContactProblem | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [sent, setSent] = useState<Sent | null>(null)
  const written = {
    name: draft.name ?? own.name,
    email: draft.email ?? own.email,
    message: draft.message,
  }

  // Text typed before hydration wins over a saved draft; read it before the first update.
  const first = useRef(own)
  useLayoutEffect(() => {
    const typed = form.current ? typedIn(form.current, { ...first.current, message: '' }) : {}
    if (Object.keys(typed).length > 0) writeContact(typed)
  }, [])

  function change(what: Partial<ContactMessage>): void {
    setFault(null)
    writeContact(what)
  }

  function focus(field: keyof ContactMessage): void {
    form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus()
  }

  async function send(): Promise<void> {
    if (isBusy) return
    const wrong = validateContactMessage(written)
    setFault(wrong)
    setProblem(null)
    if (wrong) return focus(wrong.field)
    setBusy(true)
    const outcome = await sendContact(written)
    setBusy(false)
    if ('problem' in outcome) setProblem(outcome.problem)
    else setSent(outcome)
  }

  function startAnew(): void {
    flushSync(() => setSent(null))
    // The pressed button is gone.
    focus('message')
  }

  return {
    form,
    written,
    change,
    fault,
    problem,
    isBusy,
    sent,
    send,
    startAnew,
  }
}

/** Fields that changed since the page loaded. */
function typedIn(form: HTMLFormElement, before: ContactMessage): Partial<ContactMessage> {
  const fields = new FormData(form)
  const names = Object.keys(before) as (keyof ContactMessage)[]
  const typed = names.map((name) => [name, String(fields.get(name) ?? '')] as const)
  return Object.fromEntries(typed.filter(([name, text]) => text !== '' && text !== before[name]))
}
