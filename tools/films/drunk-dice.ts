import type { Film, Name } from '../film.ts'
import { endGame, start } from '../film.ts'
import { phonesWith, pressFirst } from './whose-turn.ts'

export const drunkDiceFilm: Film = {
  name: 'drunk-dice',
  title: 'Drunk dice',
  async play(room) {
    const { phones, tv, shoot } = room
    const other = (...names: (Name | null | undefined)[]): Name =>
      (Object.keys(phones) as Name[]).find((name) => !names.includes(name)) ?? 'Noah'
    await shoot('lobby', 'tv')
    await start(phones.Sofie)
    const [thrower = 'Sofie'] = await phonesWith(phones, /^Throw/)
    const caller = await pressFirst(phones, /^7$/)
    await shoot('turn', 'tv', thrower, caller ?? other(thrower))
    await tv.getByText(/ threw /).waitFor()
    await tv.getByText(/throws again|go to|to give|pending|may send/).waitFor()
    await shoot('threw', 'tv', thrower, other(thrower), 'Noah')
    // Turn by turn, until a phone challenges before its first throw.
    let challenger: Name | null = null
    while (!challenger) {
      const [name] = await phonesWith(phones, /^(Duel|Pass the dice|Throw)/)
      const isFirst =
        name && (await phones[name].getByRole('button', { name: /^Duel/ }).count()) > 0
      challenger = isFirst ? await pressFirst(phones, /^Duel/) : null
      if (!isFirst) await pressFirst(phones, /^(Pass the dice|Throw)/)
    }
    const sheet = phones[challenger].getByRole('dialog', { name: 'Challenge whom?' })
    const rival = other(challenger)
    await sheet.getByRole('button', { name: rival }).click()
    await tv.getByText(/ against /).waitFor()
    await shoot('duel', 'tv', rival, other(challenger, rival))
    await tv.getByText(/ wins/).waitFor()
    await tv.getByText(/go to|may send/).waitFor()
    await shoot('won', 'tv', challenger, 'Noah')
    await endGame(phones.Sofie)
    await phones.Mia.getByText(/The dice had it in|Not one hit/).waitFor()
    await shoot('end', 'Sofie', 'Mia', 'tv')
  },
}
