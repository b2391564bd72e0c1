import type { NightSeat } from '#contract/nights.ts'
import { postJson, type RoomPhone, seatAt, startLikely } from './room-phone.ts'

/** A room whose evening is over, after one game. */
export async function playEvening(url: string, names = ['Sofie', 'Emil', 'Ida']) {
  const { code, grants, phones } = await seatAt(url, names)
  const [host] = phones as [RoomPhone]
  await host.ask(startLikely)
  await host.ask({ do: 'end-evening' })
  await host.until(() => host.view()?.room.phase === 'night')
  const tokens = grants.map(({ token }) => token) as [string, string, string]
  return { code, host, phones, tokens }
}

export async function keepNightAt(url: string, code: string, token: string): Promise<NightSeat> {
  const response = await postJson(url, '/api/nights', { code, token })
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as NightSeat
}
