import type { Film } from '../film.ts'
import { start } from '../film.ts'
import { endGame, phonesWith } from './whose-turn.ts'

export const meyerFilm: Film = {
  name: 'meyer',
  title: 'Meyer',
  async play(room) {
    const { phones, tv, shoot } = room
    const press = (name: keyof typeof phones, button: RegExp) =>
      phones[name].getByRole('button', { name: button }).click()
    await shoot('lobby', 'tv')
    await start(phones.Sofie)
    await phonesWith(phones, /^Roll/)
    await shoot('roll', 'Sofie', 'Mia', 'tv')
    // The limit may have thrown for her meanwhile.
    await press('Sofie', /^Roll/).catch(() => {})
    await phonesWith(phones, /^Cover/)
    await shoot('say', 'Sofie', 'Jonas', 'tv')
    await phones.Sofie.getByText('5–4', { exact: true }).click()
    await press('Sofie', /^Say/)
    const [mia = 'Mia'] = await phonesWith(phones, /^Bluff/)
    await press(mia, /^Bluff/)
    await press('Emil', /^True/)
    await shoot('decide', 'Sofie', 'Jonas', mia, 'Ida', 'tv')
    await press('Jonas', /^Lift it/)
    await tv.getByText('Jonas lifts…').waitFor()
    await shoot('look-up', 'Jonas')
    await tv.getByText(/loses one life/).waitFor()
    await phones.Mia.getByText(/loses one life/).waitFor()
    await shoot('verdict', 'Sofie', 'Jonas', 'Mia', 'tv')
    await press('Noah', /^Next round/)
    await phonesWith(phones, /^Roll/)
    await endGame(room)
    await tv.getByText(/most lives|leads?/).first().waitFor()
    await shoot('end', 'Sofie', 'Mia', 'tv')
  },
}
