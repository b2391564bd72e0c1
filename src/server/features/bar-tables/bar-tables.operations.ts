import { z } from 'zod'
import { BarGrant, NewBar, NewTableSeat, TablePreview } from '#contract/bar-tables.ts'
import { Knock, SeatGrant } from '#contract/rooms.ts'
import { maxBarTables } from '#domain/bar-table/bar.ts'
import type { OperationGroup } from '#server/platform/web/operation.ts'
import { file, json } from '#server/platform/web/operation-responses.ts'
import { SignQuery } from './signs.api.ts'

const path = { code: z.string().describe('Five letters, in any case.') }
const id = z.string().describe('The id that was given when the signs were made.')

export const barTablesOperations: OperationGroup = {
  tag: 'Bar tables',
  description:
    'Signs for a bar’s tables. A sign’s code leads to the room that is on at the table, or to a new one.',
  operations: [
    {
      route: 'POST /api/bars',
      id: 'makeBar',
      summary: 'Make a set of table signs, each with a code for good.',
      body: NewBar,
      responses: { 201: json('Made.', BarGrant) },
      errors: ['unavailable'],
      isLimited: true,
    },
    {
      route: 'GET /QR/bars/{id}.pdf',
      routerPath: '/QR/bars/:id{[\\w-]+\\.pdf}',
      id: 'getSigns',
      summary: 'Get all signs of a set, a page for each table.',
      path: { id },
      query: SignQuery,
      responses: { 200: file('The signs.', 'application/pdf') },
      errors: ['not_found'],
      isLimited: true,
    },
    {
      route: 'GET /QR/bars/{id}/{table}.svg',
      routerPath: '/QR/bars/:id/:sign{\\d+\\.svg}',
      id: 'getSign',
      summary: 'Get the sign of one table.',
      path: { id, table: z.int().min(1).max(maxBarTables).describe('Its number.') },
      query: SignQuery,
      responses: { 200: file('The sign.', 'image/svg+xml') },
      errors: ['not_found'],
      isLimited: true,
    },
    {
      route: 'GET /api/tables/{code}',
      id: 'getTable',
      summary: 'What a scan shows of a bar’s table.',
      path,
      responses: { 200: json('The table.', TablePreview) },
      errors: ['not_found', 'unavailable'],
      isLimited: true,
    },
    {
      route: 'POST /api/tables/{code}/seats',
      id: 'sitDown',
      summary: 'Take a seat in the table’s room; the first opens it and hosts.',
      path,
      body: NewTableSeat,
      responses: { 201: json('Seated.', SeatGrant), 202: json('The host is asked.', Knock) },
      errors: ['not_found', 'conflict', 'unavailable'],
      isLimited: true,
    },
  ],
}
