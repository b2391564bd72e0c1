import { describe, expect, test } from 'vitest'
import { seatTokenHeader } from '#contract/rooms-path.ts'
import { limits } from '#server/config/limits.ts'
import { keepNightAt, playEvening } from '#tests/support/rooms/kept-night.ts'
import { setUpRooms } from '#tests/support/rooms/set-up-rooms.ts'

const rooms = setUpRooms({ TRUSTED_PROXIES: '1' })
const maxWrong = limits['night links'].max

const ask = (path: string, init: RequestInit = {}, address = '198.51.100.9') =>
  fetch(`${rooms.url()}/api/nights/${path}`, {
    ...init,
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...init.headers,
    },
  })

async function kept() {
  const evening = await playEvening(rooms.url())
  const { id } = await keepNightAt(rooms.url(), evening.code, evening.tokens[1])
  const namesOf = async () => {
    const { db } = rooms.services().database
    const rows = await db.selectFrom('night_seats').selectAll().where('night_id', '=', id).execute()
    return rows.map(({ name }) => name)
  }
  const show = (token: string, name: string | null) =>
    ask(`${id}/seat`, {
      method: 'PUT',
      headers: { [seatTokenHeader]: token },
      body: JSON.stringify({ name }),
    })
  return { ...evening, id, namesOf, show }
}

describe('links to nights that are guessed', () => {
  test('end after so many, the right one too, and only for their address', async () => {
    const { id } = await kept()
    const guess = (n: number) => `${String(n).padStart(22, 'x')}/picture.png`
    const guesser = '198.51.100.1'
    for (let n = 0; n < maxWrong; n++) expect((await ask(guess(n), {}, guesser)).status).toBe(404)
    for (const path of [guess(0), `${id}/picture.png`, `${id}/seat`])
      expect((await ask(path, {}, guesser)).status).toBe(429)
    expect((await ask(`${id}/picture.png`, {}, '198.51.100.2')).status).toBe(200)
    expect(rooms.logged()).toContainEqual(expect.objectContaining({ audit: 'wrong_link' }))
  })

  test.each(['..%2f', '%00', "' or 1=1 --", 'x'.repeat(5_000)])('%j is no link', async (id) => {
    const path = `${encodeURIComponent(id)}/picture.png`
    expect((await ask(path, {}, '198.51.100.3')).status).toBeOneOf([404, 414, 431])
  })

  test('stand in no line of the log', async () => {
    const { id, tokens, show } = await kept()
    await show(tokens[1], 'Emil')
    expect(JSON.stringify(rooms.logged())).not.toContain(id)
  })
})

describe('a night of others', () => {
  test('is neither named in, withdrawn nor drawn for by a stranger with the link', async () => {
    const { id, show, namesOf } = await kept()
    const other = await kept()
    for (const token of ['', 'x'.repeat(43), other.tokens[0]]) {
      const headers = { [seatTokenHeader]: token }
      const own = { method: 'POST', headers, body: JSON.stringify({ name: 'Eve' }) }
      const statuses = await Promise.all([
        show(token, 'Eve'),
        ask(id, { method: 'DELETE', headers }),
        ask(`${id}/picture.png`, own),
      ])
      expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403])
    }
    expect(await namesOf()).toEqual([null, null, null])
  })

  test('is sent to no TV and no audience', async () => {
    const { id, host, phones, code } = await kept()
    expect(host.view()?.room.night?.rows).toHaveLength(3)
    for (const phone of phones) expect(phone.texts.join()).not.toContain(id)
    const answer = await fetch(`${rooms.url()}/api/rooms/${code}`)
    expect(await answer.text()).not.toContain(id)
  })

  test('is not withdrawn by who sat there and did not keep it', async () => {
    const { id, tokens } = await kept()
    for (const token of [tokens[0], tokens[2]]) {
      const answer = await ask(id, { method: 'DELETE', headers: { [seatTokenHeader]: token } })
      expect(answer.status).toBe(403)
    }
    expect((await ask(`${id}/picture.png`)).status).toBe(200)
  })
})

describe('names', () => {
  test.each<[string, string]>([
    ['<img src=x onerror=a()>', '<img src=x onerror=a'],
    ['Emil\u202e\n\u0000Jo', 'EmilJo'],
    ['é'.repeat(200), 'é'.repeat(20)],
  ])('%j is kept as %j', async (typed, name) => {
    const { tokens, show, namesOf } = await kept()
    const answer = await show(tokens[2], typed.slice(0, 80))
    expect(answer.status).toBe(200)
    const [shown] = (await namesOf()).filter((each) => each !== null)
    expect(shown?.replaceAll(/\s/g, '')).toBe(name.replaceAll(/\s/g, ''))
  })

  test('that a picture cannot draw leave it whole', async () => {
    const { id, tokens, show } = await kept()
    for (const name of ['🎉🎉', 'z\u0335\u0335\u0335\u0335', '</text><script>']) {
      expect((await show(tokens[2], name)).status).toBe(200)
      expect((await ask(`${id}/picture.png`, {}, '198.51.100.4')).status).toBe(200)
    }
  })
})
