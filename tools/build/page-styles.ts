import type { Plugin, Rolldown } from 'vite'
import { type Chunk, reach } from './reach-chunks.ts'

/** The parts, in the order in which they apply: one that builds on another comes after it. */
export type Sheet = { name: string; parts: string[] }

const root = /[\\/]src[\\/]root\.tsx/
const game = /[\\/]src[\\/]games[\\/]/
const room = /[\\/]src[\\/]pages[\\/]room[\\/](room|tv)\.tsx/

/** What so many games need is one sheet. */
const manyGames = 7

/**
 * A page links the styles of all that it may come to show, late parts too: the root's sheet, which
 * every page has; for games and rooms that of most games; for both screens of a room theirs; its own.
 * No script names a sheet: scripts are named before the sheets are made.
 */
export function pageStyles(): Plugin {
  return {
    name: 'page-styles',
    apply: 'build',
    generateBundle: {
      // Before Vite writes into its manifest which styles a page has.
      order: 'pre',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const files = new Map<Sheet, string>()
        const fileOf = (sheet: Sheet): string => {
          const { name, parts } = sheet
          const emit = () => {
            const source = parts.map((part) => textOf(bundle[part])).join('')
            return this.getFileName(this.emitFile({ type: 'asset', name: `${name}.css`, source }))
          }
          // The bundler takes one that says the same for the part, which must not go then.
          const [only] = parts.length === 1 ? parts : []
          const file = files.get(sheet) ?? only ?? emit()
          files.set(sheet, file)
          return file
        }
        // No page links the server's copies.
        const sheets = this.environment.name === 'client' ? [...sheetsByPage(chunks)] : []
        const linked = new Map(sheets.map(([page, all]) => [page, all.map(fileOf)]))
        const kept = new Set(files.values())
        for (const part of chunks.flatMap(partsOf)) if (!kept.has(part)) delete bundle[part]
        for (const chunk of chunks)
          if (chunk.viteMetadata) chunk.viteMetadata.importedCss = new Set(linked.get(chunk))
      },
    },
  }
}

/** The sheets of each page, in their order. */
export function sheetsByPage(chunks: readonly Chunk[]): Map<Chunk, Sheet[]> {
  const pages = chunks.filter((chunk) => chunk.isEntry)
  const needs = new Map(
    pages.map((page) => [page, new Set(reach([page], chunks, () => true).flatMap(partsOf))]),
  )
  const isNeededAt = (pattern: RegExp, atLeast: number) => (part: string) =>
    pages.filter((page) => isAt(page, pattern) && needs.get(page)?.has(part)).length >= atLeast

  const all = new Set(reach(pages, chunks, () => true).flatMap(partsOf))
  const left = new Set(all)
  function take(name: string, isIn: (part: string) => boolean): Sheet {
    const parts = [...left].filter(isIn)
    for (const part of parts) left.delete(part)
    return { name, parts }
  }
  const everyPage = take('root', isNeededAt(root, 1))
  const ofGames = take('games', isNeededAt(game, manyGames))
  const ofRooms = take('rooms', isNeededAt(room, 2))

  function sheetsOf(page: Chunk): Sheet[] {
    if (isAt(page, root)) return [everyPage]
    const shared = [
      ...(isAt(page, game) || isAt(page, room) ? [ofGames] : []),
      ...(isAt(page, room) ? [ofRooms] : []),
    ]
    const had = new Set([everyPage, ...shared].flatMap(({ parts }) => parts))
    const own = [...all].filter((part) => needs.get(page)?.has(part) && !had.has(part))
    return [...shared, { name: nameOf(page), parts: own }].filter(({ parts }) => parts.length > 0)
  }
  return new Map(pages.map((page) => [page, sheetsOf(page)]))
}

function isAt({ facadeModuleId }: Chunk, pattern: RegExp): boolean {
  return pattern.test(facadeModuleId ?? '')
}

/** Of the page's path among the sources: `games-meyer-screen`. */
function nameOf({ facadeModuleId }: Chunk): string {
  const path = /[\\/]src[\\/](.+)\.\w+/.exec(facadeModuleId ?? '')?.[1] ?? 'page'
  return path.replace(/[\\/]/g, '-')
}

function partsOf({ viteMetadata }: Chunk): string[] {
  return [...(viteMetadata?.importedCss ?? [])]
}

function textOf(file: Rolldown.OutputBundle[string] | undefined): string {
  if (file?.type !== 'asset' || typeof file.source !== 'string')
    throw new Error('A style sheet is written elsewhere now: look again.')
  return file.source
}
