import type { BarGrant, NewBar, TablePreview } from '#contract/bar-tables.ts'
import type { SeatGrant } from '#contract/rooms.ts'
import type { Services } from '#server/compose.ts'
import { findBar } from '#server/features/bar-tables/bar-repository.ts'
import { postJson } from './room-phone.ts'

export const lantern: NewBar = {
  name: 'The Lantern',
  tables: 3,
  game: 'slusen',
  closes: '02:00',
  timeZone: 'Europe/Copenhagen',
}

/** The codes of a bar's tables, in order. */
export async function makeBarAt(
  url: string,
  { database }: Pick<Services, 'database'>,
  more: Partial<NewBar> = {},
): Promise<string[]> {
  const response = await postJson(url, '/api/bars', { ...lantern, ...more })
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  const { id } = (await response.json()) as BarGrant
  return (await findBar(database.db, id))?.signs.map(({ code }) => code) ?? []
}

export async function scan(url: string, code: string): Promise<TablePreview> {
  const response = await fetch(`${url}/api/tables/${code}`)
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as TablePreview
}

export async function sitDown(
  url: string,
  code: string,
  name: string,
  more: { replaces?: string | null; key?: string } = {},
): Promise<SeatGrant> {
  const body = { name, replaces: null, ...more }
  const response = await postJson(url, `/api/tables/${code}/seats`, body)
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as SeatGrant
}
