import { createContext, Script } from 'node:vm'
import { UNSAFE_decodeViaTurboStream as decodeStream } from 'react-router'
import { describe, expect, inject } from 'vitest'
import { textsOf } from '#tests/support/app/read-html.ts'
import type { PagePayload } from '../../src/page-payload.ts'
import { prerenderedPaths } from '../../src/prerender.ts'
import { test } from './fixtures.ts'
import { readHead } from './page-head.ts'

const baseUrl = inject('baseUrl')
const payloadPath = (path: string) => `${path === '/' ? '' : path}/_payload.json`

async function readPayload(path: string): Promise<PagePayload> {
  const answer = await fetch(baseUrl + payloadPath(path))
  expect(answer.headers.get('content-type')).toBe('application/json')
  return await answer.json()
}

/** Runs the scripts of a page that hand React its data, and decodes that as the router would. */
async function readHydration(html: string): Promise<Record<string, unknown>> {
  const window: Record<string, unknown> = {}
  const sandbox = createContext({ window, ReadableStream, TextEncoderStream })
  const scripts = [...html.matchAll(/<script[^>]*>(window\.__reactRouterContext.*?)<\/script>/gs)]
  for (const [, code = ''] of scripts) new Script(code).runInContext(sandbox)
  const { stream } = window.__reactRouterContext as { stream: ReadableStream<Uint8Array> }
  return (await decodeStream(stream, globalThis)).value as Record<string, unknown>
}

/** What the router is sent when it moves to a page that is already there; a page without loaders has none. */
async function readData(path: string): Promise<Record<string, unknown>> {
  const answer = await fetch(`${baseUrl}${path}.data`)
  if (!answer.headers.get('etag') || !answer.body) return {}
  const { value } = await decodeStream(answer.body, globalThis)
  const results = Object.entries(value as Record<string, { data: unknown }>)
  return Object.fromEntries(results.map(([id, { data }]) => [id, data]))
}

describe('what a page was made from', () => {
  test.for(prerenderedPaths)('%s', async (path) => {
    const html = await (await fetch(baseUrl + path)).text()
    const payload = await readPayload(path)
    const head = readHead(html)
    expect(payload).toMatchObject({ path, status: 200, matches: expect.arrayContaining(['root']) })
    expect(html).toContain(`data-build="${payload.build}"`)
    expect([payload.head.title]).toEqual(textsOf(html, 'title').slice(0, 1))
    expect([payload.head.description]).toEqual(
      head.values('name', 'description').length ? head.values('name', 'description') : [''],
    )
    if (payload.matches.some((id) => id.startsWith('static/'))) {
      // It is sent without a script; a page that knows of it asks for its data.
      expect(html).not.toContain('__reactRouterContext')
      expect(payload.loaderData).toEqual(await readData(path))
      return
    }
    expect(payload.loaderData).toEqual((await readHydration(html)).loaderData)
    const [, modules = ''] = /__reactRouterRouteModules = \{(.*?)\};/.exec(html) ?? []
    expect(payload.matches).toEqual([...modules.matchAll(/"([^"]+)":/g)].map(([, id]) => id))
  })

  // A page with nothing, one with a parameter left out, one with it, one with a loader; none of them
  // leads on by itself.
  test.for(['/', '/games/meyer', '/games/more-or-less/team-select', '/editor/steps/Step1Landing'])(
    'in a browser %s goes on from the same',
    async (path, { page }) => {
      await page.goto(path)
      const state = await page.waitForFunction(() => {
        const { __reactRouterDataRouter: router } = window as unknown as {
          __reactRouterDataRouter?: { state: { matches: Match[]; loaderData: unknown } }
        }
        type Match = { params: object; route: { id: string } }
        return (
          router && {
            build: document.documentElement.dataset.build,
            title: document.title,
            icons: [...document.querySelectorAll('link[rel=icon]')].map((one) =>
              one.getAttribute('href'),
            ),
            matches: router.state.matches.map(({ route }) => route.id),
            params: router.state.matches.at(-1)?.params,
            loaderData: router.state.loaderData,
          }
        )
      })
      const { head, path: _, status, ...payload } = await readPayload(path)
      // The router says null for a route without a loader.
      const nothing = Object.fromEntries(payload.matches.map((id) => [id, null]))
      const loaderData = { ...nothing, ...payload.loaderData }
      const icons = [`/favicon.svg?v=${payload.build}`]
      expect(await state.jsonValue()).toEqual({ ...payload, loaderData, title: head.title, icons })
    },
  )

  // What a payload could save: a page of the build that asks the server for data when it is walked to.
  test('no page of the build asks for data when it is walked to', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (/\.data$|_payload\.json$/.test(pathname)) asked.push(pathname)
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    let walked = 0
    for (const path of prerenderedPaths) {
      const { matches } = await readPayload(path)
      if (matches.some((id) => id.startsWith('static/'))) continue
      const landed = await page.evaluate(async (to) => {
        type Router = { navigate: (to: string) => Promise<void> }
        const router: Router = Reflect.get(window, '__reactRouterDataRouter')
        await router.navigate(to)
        return location.pathname
      }, path)
      walked += Number(landed === path)
    }
    expect(walked).toBeGreaterThan(30)
    expect(asked).toEqual([])
  })
})
