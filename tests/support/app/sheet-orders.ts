import { articles } from '#content/articles/registry.ts'
import { sheets } from '#domain/print/sheet-list.ts'
import { games } from '#games/registry.ts'
import { parseSheetPath, type SheetRequest } from '#server/features/print/sheet-request.ts'
import { printSets } from '#site/print-sets.ts'

export const sheetOrigin = 'https://partydojo.example'

/** What somebody orders by a path below /QR. */
export function orderAt(path: string, change: Partial<SheetRequest> = {}): SheetRequest {
  const found = parseSheetPath(path)
  if (!found) throw new Error(`There is no sheet at ${path}.`)
  return { ...found, name: '', bleed: false, origin: sheetOrigin, ...change }
}

/** Every sheet of every set, about the server or the bar itself. */
export const plainPaths: readonly string[] = printSets.flatMap((set) =>
  sheets.map((sheet) => `${set.slug}/${sheet.slug}`),
)

/** What a sheet may lead to: nothing of its own, a game, an article. */
export const itemPaths: readonly string[] = [
  '',
  ...games.map(({ slug }) => `/games/${slug}`),
  ...articles.map(({ slug }) => `/articles/${slug}`),
]

export const longestArticle = articles.reduce((longest, article) =>
  article.title.length > longest.title.length ? article : longest,
)

/** Names that tables could have, and names that nobody has. */
export const tableNames: readonly [string, string][] = [
  ['a table', 'Table 7'],
  ['words', 'The back room of the Anchor'],
  [
    'two hundred characters',
    'Everybody who ever sat in the back row at ours. '.repeat(5).slice(0, 200),
  ],
  ['one long word', 'W'.repeat(200)],
  ['narrow letters', 'i'.repeat(200)],
  ['words without end', 'hm '.repeat(66).trim()],
  ['one letter', 'Å'],
  ['Norwegian', 'Blåbærsyltetøy på øya'],
  ['Polish', 'Zażółć gęślą jaźń'],
  ['Vietnamese', 'Đêm nay trăng sáng quá'],
  ['Greek', 'Όλη η παρέα'],
  ['Russian', 'Ночь на кухне'],
  ['Japanese', '日本の夜は長いからみんなで遊ぼうよ'],
  ['Japanese without end', '夜'.repeat(200)],
  ['Arabic', 'مرحبا بكم في الليل الطويل'],
  ['Arabic without end', 'مرحبا '.repeat(33).trim()],
  ['Hebrew', 'שלום לכולם (ברוכים הבאים)'],
  ['three scripts', 'Kari שלום (bar 7) مرحبا 12'],
  ['emoji among words', 'Friday 🎉 at 👩‍🍳 ours 🇳🇴'],
  ['marks upon marks', `Z${'\u0301\u0489'.repeat(90)}algo`],
  ['letters that hang low', 'gjpqyÇŞ'.repeat(8)],
  ['letters that reach high', 'ÅÑÊÜŐ'.repeat(8)],
  ['ligatures that stand out', 'ﷺ ﷽ ﷺ'],
  ['control characters', 'a\u0000b\u0007c\u001b[31m\u202ed\u200b\ud800'],
  ['markup', '</svg><script>alert(1)</script>'],
]
