import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import {
  type Devices,
  joinRoom,
  newPage,
  openRoom,
  pickGame,
  pressInRoomSheet,
  startScreen,
} from '#tests/e2e/room-actions.ts'
import { phone } from '#tests/support/browser/phone.ts'

const names = ['Sofie', 'Jonas', 'Mia', 'Emil', 'Ida', 'Noah'] as const
const phoneSizes = [phone.viewport, { width: 844, height: 390 }]
const tvSizes = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
]
const themes = { night: 'dark', paper: 'light' } as const

export type Name = (typeof names)[number]

export type FilmedRoom = {
  /** In the order of their seats: Sofie hosts. */
  phones: Readonly<Record<Name, Page>>
  tv: Page
  /** Pictures of one moment, at once on every screen that is named. */
  shoot: (scene: string, ...screens: (Name | 'tv')[]) => Promise<void>
}

/** A game of six phones and a TV, from its lobby to its end. */
export type Film = {
  /** Begins the names of its pictures. */
  name: string
  title: string
  /** From the host's Start button. */
  play: (room: FilmedRoom) => Promise<void>
}

/** Opens a room for a film, plays it and closes every screen. */
export async function takeFilm(
  film: Film,
  { browser, baseUrl, folder }: Devices & { folder: string },
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const devices = { browser, baseUrl }
  const host = await newPage(devices)
  const code = await openRoom(host, names[0])
  const tv = await startScreen(devices, code)
  // A full screen keeps its size.
  await tv.evaluate(() => document.fullscreenElement && document.exitFullscreen())
  const phones = { Sofie: host } as Record<Name, Page>
  for (const name of names.slice(1)) phones[name] = await joinRoom(devices, code, name)
  await pickGame(host, film.title)
  const screens = { ...phones, tv }
  try {
    await film.play({
      phones,
      tv,
      async shoot(scene, ...wanted) {
        await Promise.all(
          wanted.map((name) =>
            takePictures(screens[name], join(folder, `room-${film.name}-${scene}-${name}`)),
          ),
        )
        console.log(`room-${film.name}-${scene}`)
      },
    })
  } catch (error) {
    for (const [name, screen] of Object.entries(screens))
      await screen.screenshot({ path: join(folder, `room-${film.name}-stopped-${name}.png`) })
    throw error
  } finally {
    for (const screen of Object.values(screens)) await screen.context().close()
  }
}

export const start = (host: Page) => host.getByRole('button', { name: /^Start/ }).click()

/** From the host's sheet: the end screen comes. */
export const endGame = (host: Page) => pressInRoomSheet(host, 'End this game')

async function takePictures(page: Page, path: string): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 900
  const sizes = isPhone ? phoneSizes : tvSizes
  await page.evaluate(() => document.fonts.ready)
  for (const viewport of sizes.toReversed()) {
    await page.setViewportSize(viewport)
    for (const [theme, colorScheme] of Object.entries(themes)) {
      await page.emulateMedia({ colorScheme })
      const file = `${path}-${viewport.width}x${viewport.height}-${theme}.png`
      await page.screenshot({ path: file, animations: 'disabled', scale: 'css' })
    }
  }
}
