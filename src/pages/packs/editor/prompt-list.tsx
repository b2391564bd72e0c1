import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import type { DraftPrompt } from '#domain/builder/draft.ts'
import { duplicatePrompts, promptsInText } from '#domain/builder/prompt-lines.ts'
import type { DraftAction } from '#domain/builder/reduce-draft.ts'
import list from './prompt-list.module.css'
import { PromptRow } from './prompt-row.tsx'

type PromptListProps = {
  prompts: readonly DraftPrompt[]
  /** Truths and dares. */
  hasDares: boolean
  example: string
  problems: ReadonlyMap<number, string>
  nextKey: number
  focusKey: number | null
  onFocus: (key: number | null) => void
  send: (move: DraftAction) => void
}

export function PromptList(props: PromptListProps) {
  const { prompts, hasDares, example, problems, nextKey, focusKey, onFocus, send } = props
  const twins = duplicatePrompts(prompts)
  const keys = prompts.map(({ key }) => key)
  // Strings: the library takes 0 for no id.
  const ids = keys.map(String)
  const sensors = useSensors(
    useSensor(PointerSensor),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )

  function drop({ active, over }: DragEndEvent): void {
    const to = keys.indexOf(Number(over?.id))
    if (over && to !== -1) send({ type: 'move', key: Number(active.id), to })
  }

  /** A line break (pasted, or from keyboards without key names) starts the next prompt. */
  function write(key: number, text: string): void {
    const isBroken = /[\r\n]/.test(text)
    const [first = '', ...others] = isBroken ? promptsInText(text) : [text]
    send({ type: 'edit', key, text: first })
    const isOpen = isBroken && first !== '' && /[\r\n]\s*$/.test(text)
    const fresh = isOpen ? [...others, ''] : others
    send({ type: 'add', prompts: fresh.map((words) => ({ text: words })), after: key })
    if (fresh.length > 0) onFocus(nextKey + fresh.length - 1)
  }

  function split({ key, text }: DraftPrompt, from: number, to: number): void {
    send({ type: 'edit', key, text: text.slice(0, from).trimEnd() })
    send({ type: 'add', prompts: [{ text: text.slice(to).trimStart() }], after: key })
    onFocus(nextKey)
  }

  function deletePrompt(at: number): void {
    send({ type: 'remove', key: keys[at] as number })
    onFocus(keys[at - 1] ?? keys[at + 1] ?? null)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ screenReaderInstructions, announcements: announcementsFor(ids) }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={list.rows} aria-label="Prompts">
          {prompts.map((prompt, at) => (
            <PromptRow
              key={prompt.key}
              prompt={prompt}
              place={at + 1}
              problem={problems.get(at) ?? null}
              sameAs={(twins.get(at) ?? -1) + 1 || null}
              hasKind={hasDares}
              example={example}
              isFocused={prompt.key === focusKey}
              onFocus={onFocus}
              onWrite={(text) => write(prompt.key, text)}
              onSplit={(from, to) => split(prompt, from, to)}
              onKind={(kind) => send({ type: 'kind', key: prompt.key, kind })}
              onDelete={() => deletePrompt(at)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

const screenReaderInstructions = {
  draggable:
    'Press space to lift this prompt, the arrow keys to move it, space again to put it down, escape to leave it where it was.',
}

function announcementsFor(ids: readonly string[]) {
  const place = (id: unknown) => `place ${ids.indexOf(String(id)) + 1} of ${ids.length}`
  return {
    onDragStart: ({ active }: { active: { id: unknown } }) => `Lifted from ${place(active.id)}.`,
    onDragOver: ({ over }: { over: { id: unknown } | null }) =>
      over ? `Over ${place(over.id)}.` : undefined,
    onDragEnd: ({ over }: { over: { id: unknown } | null }) =>
      over ? `Put down at ${place(over.id)}.` : 'Put back.',
    onDragCancel: () => 'Left where it was.',
  }
}
