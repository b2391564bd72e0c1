import { z } from 'zod'
import { sheets } from '#domain/print/sheet-list.ts'
import type { Operation, OperationGroup } from '#server/platform/web/operation.ts'
import { file, notModified } from '#server/platform/web/operation-responses.ts'
import { printSets } from '#site/print-sets.ts'
import { sheetFormats } from './sheet-formats.ts'
import { SheetQuery } from './sheet-query.ts'

const path = {
  set: z.enum(printSets.map(({ slug }) => slug)).describe('The set of sheets.'),
  sheet: z.enum(sheets.map(({ slug }) => slug)),
  format: z.enum(sheetFormats),
}

const sheetFile = file('The sheet.', 'image/svg+xml', 'application/pdf', 'image/png')

const shared = {
  routerPath: '/QR/:path{.+\\.(?:svg|pdf|png)}',
  auth: 'optional',
  query: SheetQuery,
  responses: { 200: sheetFile, 304: notModified },
  errors: ['not_found', 'forbidden'],
  isLimited: true,
} as const satisfies Partial<Operation>

export const printOperations: OperationGroup = {
  tag: 'Print',
  description: 'Printable sheets in real size, with a QR code.',
  operations: [
    {
      route: 'GET /QR/{set}/{sheet}.{format}',
      id: 'getSheet',
      summary: 'Get a sheet whose code opens the home page or the bar.',
      path,
      ...shared,
    },
    {
      route: 'GET /QR/{set}/{sheet}/games/{slug}.{format}',
      id: 'getGameSheet',
      summary: 'Get a sheet whose code opens a game.',
      path: { ...path, slug: z.string() },
      ...shared,
    },
    {
      route: 'GET /QR/{set}/{sheet}/articles/{slug}.{format}',
      id: 'getArticleSheet',
      summary: 'Get a sheet whose code opens an article.',
      path: { ...path, slug: z.string() },
      ...shared,
    },
  ],
}
