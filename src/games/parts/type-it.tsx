import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { readSessionValue, writeSessionValue } from '#browser/session/session-values.ts'
import { cleanTyped, maxTypedLength } from '#domain/table/speaking.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import styles from './typed-words.module.css'
import { useTyping } from './typing.ts'

type Draft = { id: string; text: string; isOpen: boolean; sent: string | null }

/** On the phone of a player who is asked to speak: they may type it instead. Null on all others. */
export function useTypeIt(): {
  tool: { icon: string; children: string; onPress: () => void }
  isOpen: boolean
  field: ReactNode
} | null {
  const typing = useTyping()
  const [draft, setDraft] = useState<Draft | null>(null)
  const own = typing?.own ?? null
  const id = own?.id ?? null
  const current = id === null ? null : draft?.id === id ? draft : savedDraft(id)
  const kept = current && (current.text === '' ? null : `${id}\n${current.text}`)
  useEffect(() => {
    if (id !== null) writeSessionValue('typed', kept)
  }, [id, kept])
  if (!typing || !own || !current) return null
  const { text, isOpen, sent } = current
  const change = (next: Partial<Draft>) => setDraft({ ...current, ...next })

  // It stays in the field until it is read: the room may refuse it.
  const read = typing.typed.findLast(({ isOwn }) => isOwn)?.text
  if (sent !== null && read === cleanTyped(sent)) {
    change({ sent: null, text: text === sent ? '' : text })
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (text.trim() === '') return
    own?.show(text)
    change({ sent: text })
  }

  return {
    tool: {
      icon: isOpen ? 'icon-x' : 'icon-pen',
      children: isOpen ? 'Close' : 'Type it',
      onPress: () => change({ isOpen: !isOpen }),
    },
    isOpen,
    field: isOpen && (
      <form className={styles.form} onSubmit={submit}>
        <Field
          label="Type it: everybody reads it"
          value={text}
          onChange={(event) => change({ text: event.target.value })}
          maxLength={maxTypedLength}
          enterKeyHint="send"
          autoComplete="off"
          dir="auto"
          autoFocus={draft === current}
        />
        <Button submit>Show it</Button>
      </form>
    ),
  }
}

/** Open where something is in it: after a reload. */
function savedDraft(id: string): Draft {
  const saved = readSessionValue('typed')
  const text = saved?.startsWith(`${id}\n`) ? saved.slice(id.length + 1) : ''
  return { id, text, isOpen: text !== '', sent: null }
}
