import { buildIndex, type IndexedEntry, rankByWords } from '../search/rank-by-words.ts'
import { drawingOf } from './icon-name.ts'
import { iconWords } from './icon-words.ts'

export type DrawingIndex = readonly IndexedEntry<string>[]

export function indexDrawings(names: Iterable<string>): DrawingIndex {
  const drawings = [...new Set([...names].map(drawingOf))].toSorted()
  const synonyms = new Map<string, Map<string, number>>()
  for (const [word, list] of Object.entries(iconWords)) {
    list.split(' ').forEach((drawing, place) => {
      const words = synonyms.get(drawing) ?? new Map<string, number>()
      synonyms.set(drawing, words.set(word, place))
    })
  }
  return buildIndex(
    drawings.map((drawing) => ({ item: drawing, name: drawing, synonyms: synonyms.get(drawing) })),
  )
}

export function findDrawings(index: DrawingIndex, query: string): string[] {
  return rankByWords(index, query)
}
