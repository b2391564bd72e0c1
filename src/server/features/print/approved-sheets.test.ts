import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { itemPaths, orderAt, plainPaths } from '#tests/support/app/sheet-orders.ts'
import { composeSheet } from './compose-sheet.ts'
import type { SheetRequest } from './sheet-request.ts'

const named: Partial<SheetRequest> = { name: 'Table 7', bleed: true }

/** Sheets of the site, of a game and of an article, plain and with a name, as they were approved. */
const orders = [
  ...plainPaths.map((path) => orderAt(path)),
  ...plainPaths.map((path) => orderAt(path, named)),
  ...[itemPaths[1], itemPaths.at(-1)].map((item) => orderAt(`${plainPaths[0]}${item}`)),
]

/** Engines may differ in the last digits of a sine. */
const rounded = (_: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toFixed(3)) : value

test('a sheet that is drawn otherwise is looked at before it is approved', async () => {
  const drawn = await Promise.all(
    orders.map(async (order) => {
      const drawing = await composeSheet(order)
      const digest = createHash('sha256').update(JSON.stringify(drawing, rounded)).digest('hex')
      return `${digest.slice(0, 16)} ${drawing.title}${order.bleed ? ', bleed' : ''}`
    }),
  )
  await expect(`${drawn.join('\n')}\n`).toMatchFileSnapshot('approved-sheets.txt')
})
