import { useRef, useState } from 'react'
import type { Draft } from '#domain/builder/draft.ts'
import type { DraftAction } from '#domain/builder/reduce-draft.ts'
import { maxPackBytes } from '#domain/packs/custom-pack.ts'
import { Alert } from '#ui/alert.tsx'
import { LinkRow } from '#ui/link-row.tsx'
import { RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { withCount } from '../pack-words.ts'
import { type FileKind, readTransfer, writeTransfer } from './pack-transfer.ts'

type FileSheetProps = {
  open: boolean
  onClose: () => void
  draft: Draft
  send: (move: DraftAction) => void
}

/** The CSV reader is loaded on demand. */
const noNetwork: Message = {
  kind: 'problem',
  words: 'That needs the network once. Try again with it.',
}

type Message = { kind: 'problem' | 'notice'; words: string }

export function FileSheet({ open, onClose, draft, send }: FileSheetProps) {
  const input = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState<Message | null>(null)

  async function importChosen(file: File | undefined): Promise<void> {
    if (!file) return
    setSaid(await importFile(file, send).catch(() => noNetwork))
    if (input.current) input.current.value = ''
  }

  async function exportAs(kind: FileKind): Promise<void> {
    await exportFile(draft, kind).catch(() => setSaid(noNetwork))
  }

  function close(): void {
    setSaid(null)
    onClose()
  }

  return (
    <Sheet
      open={open}
      isCompact
      title="Files"
      lead="Nothing is lost: what comes in is added."
      onClose={close}
    >
      <Alert message={said?.words} kind={said?.kind ?? 'notice'} onDismiss={() => setSaid(null)} />
      <RowList>
        <LinkRow
          title="Import"
          note="JSON, a table as CSV, or plain lines"
          onPress={() => input.current?.click()}
        />
        <LinkRow
          title="Export as JSON"
          note="The whole pack"
          onPress={() => void exportAs('json')}
        />
        <LinkRow
          title="Export as CSV"
          note="The prompts, for a table program"
          onPress={() => void exportAs('csv')}
        />
      </RowList>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="A file with prompts"
        accept=".json,.csv,.txt,application/json,text/csv,text/plain"
        onChange={(event) => void importChosen(event.target.files?.[0])}
      />
    </Sheet>
  )
}

async function importFile(file: File, send: (move: DraftAction) => void): Promise<Message> {
  if (file.size > maxPackBytes) {
    return { kind: 'problem', words: 'That file is over 256 KiB: no pack is that large.' }
  }
  const found = await readTransfer(await file.text())
  if (!found) return { kind: 'problem', words: 'There is no prompt in that file.' }
  if (found.cover) send({ type: 'cover', cover: found.cover })
  send({ type: 'add', prompts: found.prompts, after: null })
  return { kind: 'notice', words: `${withCount(found.prompts.length, 'prompt')} added.` }
}

async function exportFile(draft: Draft, kind: FileKind): Promise<void> {
  const text = await writeTransfer(draft, kind, Date.now())
  const url = URL.createObjectURL(new Blob([text], { type: 'application/octet-stream' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${draft.metadata.name.trim() || 'pack'}.${kind}`
  link.click()
  URL.revokeObjectURL(url)
}
