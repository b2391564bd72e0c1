import type { Film, Name } from '../film.ts'
import { endGame, start } from '../film.ts'
import { phonesWith, pressFirst } from './whose-turn.ts'

export const meyerFilm: Film = {
  name: 'meyer',
  title: 'Meyer',
  async play(room) {
    const { phones, tv, shoot } = room
    const other = (...names: (Name | undefined)[]): Name =>
      (Object.keys(phones) as Name[]).find((name) => !names.includes(name)) ?? 'Noah'
    await shoot('lobby', 'tv')
    await start(phones.Sofie)
    const [thrower = 'Sofie'] = await phonesWith(phones, /^Roll/)
    await shoot('roll', 'tv', thrower, other(thrower))
    const [teller = 'Sofie'] = await phonesWith(phones, /^Cover/)
    await shoot('say', teller, 'tv')
    await pressFirst(phones, /^Say/)
    const [answerer = 'Jonas'] = await phonesWith(phones, /^Lift it/)
    const caller = await pressFirst(phones, /^Bluff/)
    const [claimer = 'Sofie'] = await phonesWith(phones, /^Hold to look/)
    await shoot('decide', 'tv', answerer, caller ?? other(answerer, claimer), claimer)
    while (!(await pressFirst(phones, /^Lift it/)));
    await tv.getByText(/ lifts…/).waitFor()
    await shoot('look-up', other())
    await tv.getByText(/ loses (one|two) li/).waitFor()
    const verdict = phones.Noah.getByText(/ (loses|lose) (one|two) li/)
    await verdict.first().waitFor()
    await shoot('verdict', 'tv', 'Noah', claimer, answerer)
    await pressFirst(phones, /^Next round/)
    await phonesWith(phones, /^(Roll|Cover)/)
    await endGame(phones.Sofie)
    await phones.Mia.getByText(/lives|life/)
      .first()
      .waitFor()
    await shoot('end', 'Sofie', 'Mia', 'tv')
  },
}
