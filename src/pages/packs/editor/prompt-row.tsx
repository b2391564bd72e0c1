import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { DraftPrompt } from '#domain/builder/draft.ts'
import { Glyph } from '#ui/glyph.tsx'
import { GrowingText } from '#ui/growing-text.tsx'
import list from './prompt-list.module.css'

type PromptRowProps = {
  prompt: DraftPrompt
  /** From 1. */
  place: number
  problem: string | null
  /** The number of an earlier equal prompt. */
  sameAs: number | null
  hasKind: boolean
  example: string
  isFocused: boolean
  onFocus: (key: number) => void
  onWrite: (text: string) => void
  /** Enter: text after the selection starts the next prompt. */
  onSplit: (from: number, to: number) => void
  onKind: (kind: 'dare' | null) => void
  onDelete: () => void
}

/** A drag handle, the text and a delete button. */
export function PromptRow(props: PromptRowProps) {
  const { prompt, place, problem, sameAs, hasKind, isFocused } = props
  const id = useId()
  const words = useRef<HTMLTextAreaElement>(null)
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: String(prompt.key),
  })

  useEffect(() => {
    if (isFocused && document.activeElement !== words.current) words.current?.focus()
  }, [isFocused])

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      props.onSplit(event.currentTarget.selectionStart, event.currentTarget.selectionEnd)
    } else if (event.key === 'Backspace' && prompt.text === '') {
      event.preventDefault()
      props.onDelete()
    }
  }

  return (
    <li
      ref={setNodeRef}
      className={`${list.item} ${isDragging ? list.lifted : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={`${list.row} ${problem ? list.wrong : ''}`}>
        <button
          type="button"
          className={list.handle}
          {...attributes}
          {...listeners}
          aria-label={`Move prompt ${place}`}
        >
          {place}
        </button>
        <GrowingText
          ref={words}
          className={list.words}
          aria-label={`Prompt ${place}`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-problem`}
          placeholder={props.example}
          dir="auto"
          rows={1}
          enterKeyHint="next"
          value={prompt.text}
          onFocus={() => props.onFocus(prompt.key)}
          onChange={(event) => props.onWrite(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {hasKind && (
          <button
            type="button"
            className={list.kind}
            aria-label={`Prompt ${place} is a ${prompt.kind ?? 'truth'}: change`}
            onClick={() => props.onKind(prompt.kind ? null : 'dare')}
          >
            {prompt.kind ? 'Dare' : 'Truth'}
          </button>
        )}
        <button
          type="button"
          className={list.bin}
          aria-label={`Bin prompt ${place}`}
          onClick={props.onDelete}
        >
          <Glyph id="icon-bin" />
        </button>
      </div>
      <p id={`${id}-problem`} className={list.problem} role={problem ? 'alert' : undefined}>
        {problem ? (
          <>
            <Glyph id="icon-ban" />
            {problem}
          </>
        ) : (
          sameAs !== null && `Says the same as prompt ${sameAs}`
        )}
      </p>
    </li>
  )
}
