import { z } from 'zod'
import { sheets } from '#domain/print/sheet-list.ts'
import { file, notModified } from '#server/platform/web/answers.ts'
import type { Area, Call } from '#server/platform/web/call.ts'
import { printSets } from '#site/print-sets.ts'
import { sheetFormats } from './sheet-formats.ts'
import { SheetQuery } from './sheet-query.ts'

const path = {
  set: z.enum(printSets.map(({ slug }) => slug)).describe('Whose sheets.'),
  sheet: z.enum(sheets.map(({ slug }) => slug)),
  format: z.enum(sheetFormats),
}

const sheetFile = file('The sheet.', 'image/svg+xml', 'application/pdf', 'image/png')

const shared = {
  route: '/QR/:path{.+\\.(?:svg|pdf|png)}',
  by: 'asker',
  query: SheetQuery,
  answers: { 200: sheetFile, 304: notModified },
  refuses: ['not_found', 'forbidden'],
  isLimited: true,
} as const satisfies Partial<Call>

/** Printed sheets with their codes, in their real size. */
export const printCalls: Area = {
  name: 'Printed codes',
  says: 'Sheets to print, in their real size, whose code leads to the house, to a game or to an article.',
  calls: [
    {
      at: 'GET /QR/{set}/{sheet}.{format}',
      id: 'getSheet',
      says: 'A sheet whose code leads to the house, or to the bar.',
      path,
      ...shared,
    },
    {
      at: 'GET /QR/{set}/{sheet}/games/{slug}.{format}',
      id: 'getGameSheet',
      says: 'A sheet whose code leads to a game.',
      path: { ...path, slug: z.string() },
      ...shared,
    },
    {
      at: 'GET /QR/{set}/{sheet}/articles/{slug}.{format}',
      id: 'getArticleSheet',
      says: 'A sheet whose code leads to an article.',
      path: { ...path, slug: z.string() },
      ...shared,
    },
  ],
}
