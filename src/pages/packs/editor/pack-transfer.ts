import { type Draft, packOfDraft } from '#domain/builder/draft.ts'
import { promptsInText } from '#domain/builder/prompt-lines.ts'
import { type CustomPrompt, type PackMetadata, writePackFile } from '#domain/packs/custom-pack.ts'
import { readPack } from '#domain/packs/read-pack.ts'

export type FileKind = 'json' | 'csv'

/** The prompts of a file, and its cover if any. */
export type Imported = { prompts: CustomPrompt[]; cover: PackMetadata | null }

/** Spreadsheets read such cells as formulas, unless quoted. */
const formula = /^[=+\-@\t\r]/
const quotedFormula = /^'(?=[=+\-@\t\r])/

export async function writeTransfer(draft: Draft, kind: FileKind, nowMs: number): Promise<string> {
  const pack = packOfDraft(draft, nowMs)
  if (kind === 'json') return writePackFile(pack)
  const { csvFormatRows } = await import('d3-dsv')
  const rows = pack.prompts.map(({ text, kind: of }) => [text.replace(formula, "'$&"), of ?? ''])
  return csvFormatRows([['text', 'kind'], ...rows])
}

/** Detects the format by content; null without any prompt. */
export async function readTransfer(text: string): Promise<Imported | null> {
  const imported = readJson(text) ?? (await readTable(text))
  return imported.prompts.length > 0 ? imported : null
}

function readJson(text: string): Imported | null {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  // A bare list is a pack without a cover.
  const wrapped = Array.isArray(value) ? { metadata: {}, prompts: value } : value
  const reading = readPack(wrapped)
  if ('problem' in reading) return { prompts: [], cover: null }
  return { prompts: reading.pack.prompts, cover: reading.pack.metadata }
}

async function readTable(text: string): Promise<Imported> {
  const { dsvFormat } = await import('d3-dsv')
  const plain = text.replace(/^\uFEFF/, '')
  const [head = [], ...rows] = dsvFormat(delimiterOf(plain)).parseRows(plain)
  const names = head.map((cell) => cell.trim().toLowerCase())
  const textAt = names.findIndex((name) => name === 'text' || name === 'prompt')
  // Without a header it is plain text, and commas are part of it.
  if (textAt === -1) return { prompts: linesOf(plain), cover: null }
  const kindAt = names.indexOf('kind')
  const prompts = rows.flatMap((row): CustomPrompt[] => {
    const words = (row[textAt] ?? '').replace(quotedFormula, '').trim()
    if (words === '') return []
    return [row[kindAt] === 'dare' ? { text: words, kind: 'dare' } : { text: words }]
  })
  return { prompts, cover: null }
}

/** Spreadsheets use semicolons in countries with decimal commas. */
function delimiterOf(text: string): string {
  const [heading = ''] = text.split(/\r|\n/, 1)
  return [';', '\t'].find((mark) => heading.includes(mark)) ?? ','
}

function linesOf(text: string): CustomPrompt[] {
  return promptsInText(text).map((words) => ({ text: words }))
}
