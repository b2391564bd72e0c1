import { expect, test } from 'vitest'
import { seeded } from '#domain/random.ts'
import { openTestServices } from '#tests/support/app/services.ts'
import {
  connectPhone,
  type RoomPhone,
  seatAt,
  startNever,
} from '#tests/support/rooms/room-phone.ts'
import { serveRooms } from '#tests/support/rooms/room-server.ts'
import { untilTick } from '#tests/support/rooms/rooms-of-rows.ts'

const names = ['Sofie', 'Emil', 'Ida', 'Noah', 'Mia', 'Jonas', 'Freja', 'Oscar']
const rounds = 15
const stepMs = 2_000
/** Forty seconds to answer, ten to be away, and a tap on Next. */
const maxRoundMs = 70_000

/** Phones sleep, come back and keep silent at random; the clock is moved. */
test('no round freezes', { timeout: 120_000 }, async () => {
  const { services } = await openTestServices('SQLite')
  let aheadMs = 0
  services.now = () => Date.now() + aheadMs
  const { url, stop } = await serveRooms(services)
  const { phones, grants, code } = await seatAt(url, names)
  const screen = await connectPhone(url, { code })
  const random = seeded(25)
  await phones[0]?.ask({
    ...startNever,
    options: { rounds: 0, calls: false, count: false },
  } as never)
  const awake = (phone: RoomPhone) => phone.closeCode() === null

  async function step(): Promise<void> {
    aheadMs += stepMs
    for (const [seat, phone] of phones.entries()) {
      if (!awake(phone)) {
        if (random() < 0.2) {
          const token = grants[seat]?.token ?? ''
          phones[seat] = await connectPhone(url, { code, token }, { tab: phone.tab })
        }
        continue
      }
      const drawn = random()
      if (drawn < 0.05 && phones.filter(awake).length > 2) phone.vanish()
      else if (drawn < 0.35) phone.move({ type: 'answer', has: random() < 0.4 }, ++taps)
      else if (drawn < 0.6) phone.move({ type: 'next' }, ++taps)
      else phone.say({ type: 'ping' })
    }
    screen.say({ type: 'ping' })
    await untilTick()
  }

  let taps = 100
  await screen.until(() => screen.game().round === 1)
  for (let round = 1; round <= rounds; round++) {
    const startedMs = aheadMs
    while (screen.game().round === round) {
      expect(aheadMs - startedMs, JSON.stringify(screen.view()?.room)).toBeLessThan(maxRoundMs)
      await step()
    }
    expect(screen.game().round).toBeGreaterThan(round)
    round = screen.game().round - 1
  }
  for (const phone of [...phones, screen]) phone.vanish()
  await stop()
  await services.close()
})
