import type { Film } from '../film.ts'
import { endGame, start } from '../film.ts'
import { phonesWith } from './whose-turn.ts'

const slow = { timeout: 90_000 }

export const charadesFilm: Film = {
  name: 'charades',
  title: 'Charades',
  async play(room) {
    const { phones, tv, shoot } = room
    const press = (name: keyof typeof phones, button: RegExp) =>
      phones[name].getByRole('button', { name: button }).click(slow)
    await start(phones.Sofie)
    await phonesWith(phones, /^Begin/)
    await shoot('sides', 'Sofie', 'tv')
    // It may have begun by itself.
    await phones.Sofie.getByRole('button', { name: /^Begin/ })
      .click({ timeout: 1000 })
      .catch(() => {})
    const [rival, other] = await phonesWith(phones, /^7$/, 2)
    const [guesser] = await phonesWith(phones, /^Start/)
    if (!rival || !other || !guesser) return
    await press(rival, /^3$/)
    await shoot('ready', guesser, rival, 'tv')
    await phones[guesser]
      .getByRole('button', { name: /^Start 60/ })
      .click({ timeout: 2000 })
      .catch(() => {})
    const [actor] = await phonesWith(phones, /^Hit/)
    if (!actor) return
    for (const mark of [/^Hit/, /^Hit/, /^Pass/, /^Hit/]) await press(actor, mark)
    await phones[actor].getByText('3 hits so far').waitFor(slow)
    await Promise.all([press(rival, /^Foul/), press(other, /^Foul/)])
    await tv.getByText('That one is void').waitFor(slow)
    await shoot('foul', 'tv')
    await shoot('running', actor, 'tv', rival, guesser)
    await phones[rival].getByRole('button', { name: /^Buzz/ }).waitFor(slow)
    await shoot('steal', other)
    await press(rival, /^Buzz/)
    await press(actor, /^Right/)
    await tv.getByText(/stole the last one/).waitFor(slow)
    await phones[actor].getByText('Tap what was marked wrong.').waitFor(slow)
    await shoot('list', actor, 'tv')
    await endGame(phones.Sofie)
    await tv.getByText('The winner').waitFor(slow)
    await shoot('end', actor, 'tv')
  },
}
