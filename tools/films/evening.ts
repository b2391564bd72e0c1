import { pressInRoomSheet } from '#tests/e2e/room-actions.ts'
import type { Film } from '../film.ts'
import { endGame, start } from '../film.ts'

/** What a room has between its games: writing, sitting out, points, the end of the evening. */
export const eveningFilm: Film = {
  name: 'evening',
  title: 'Never have I ever',
  async play({ phones, tv, shoot }) {
    const { Sofie: host, Ida: guest } = phones
    await guest.getByRole('button', { name: /^Write a prompt/ }).click()
    await guest.getByLabel('Never have I ever…').fill('lost at a board game to a child')
    await guest.getByRole('button', { name: /^Add it/ }).click()
    await guest.getByText('Already in: 1').waitFor()
    await shoot('write', 'Ida')
    await guest.keyboard.press('Escape')
    await guest.getByRole('button', { name: /^How I play/ }).click()
    await shoot('how-i-play', 'Ida')
    await guest.keyboard.press('Escape')
    await start(host)
    for (const phone of Object.values(phones)) {
      await phone
        .getByRole('button', { name: phone === guest ? /^I have(?!n)/ : /^I haven/ })
        .click()
    }
    await host.getByRole('button', { name: /^Next/ }).click({ timeout: 60_000 })
    await tv.getByText(/^Only .*Ida.* has\./).waitFor()
    await shoot('story', 'Ida', 'Mia', 'tv')
    await endGame(host)
    await tv.getByText('The winner').first().waitFor()
    await shoot('end', 'Sofie', 'Ida', 'tv')
    await host.getByRole('button', { name: /^Change/ }).click()
    await host.getByRole('button', { name: /^Let the room choose/ }).click()
    await tv.getByText('Vote on your phone').waitFor()
    await host.getByRole('button', { name: /^Charades/ }).click()
    await guest.getByRole('button', { name: /^Charades/ }).click()
    await shoot('vote', 'Sofie', 'Ida', 'tv')
    await host.getByRole('button', { name: /^(Start|Charades)/ }).waitFor({ timeout: 20_000 })
    await tv.getByText('Join with your phone').waitFor()
    await shoot('lobby', 'Sofie', 'Ida', 'tv')
    await pressInRoomSheet(host, 'End the evening')
    await tv.getByText('Good night.').waitFor()
    await shoot('night', 'Sofie', 'Ida', 'tv')
  },
}
