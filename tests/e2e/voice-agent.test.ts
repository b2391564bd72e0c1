import type { FrameLocator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { pressStart } from '#tests/support/browser/phone.ts'
import { openVoiceWidget, type WidgetMood } from '#tests/support/browser/voice-widget.ts'
import { startBuiltServer } from '#tests/support/server/built-server.ts'
import {
  test as base,
  checkAxe,
  expectNoSidewaysScroll,
  offline,
  waitForLateScripts,
} from './fixtures.ts'
import {
  button,
  changeRules,
  openGame,
  play,
  press,
  savedTable,
  seat,
  undo,
} from './game-actions.ts'
import {
  conversationStart,
  fakeMicrophone,
  hasAudio,
  solvedCall,
  widgetConfig,
} from './voice-agent-service.ts'

const title = 'Word guess'
const rules = { 'Who keeps the word': 'Voice host' }
const gone = 'The voice host is not with us. Emil keeps the word.'

/** A server that has a voice host, whose widget lies on this machine. */
const test = base
  // biome-ignore lint/correctness/noEmptyPattern: the runner takes no other first argument
  .extend('widget', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const widget = await openVoiceWidget()
    onCleanup(() => void widget.close())
    return widget
  })
  .extend('baseUrl', { scope: 'worker' }, async ({ widget }, { onCleanup }) => {
    const server = await startBuiltServer({
      VOICE_AGENT_ID: 'agent_01',
      VOICE_AGENT_SCRIPT_URL: widget.url,
    })
    onCleanup(() => server.stop())
    return server.url
  })

type Saved = { state: { gameId: string; word: { text: string } } }

async function stateOf(page: Page): Promise<Saved['state']> {
  return ((await savedTable(page, 'word-guess')) as Saved).state
}

function frameOf(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Voice host"]')
}

/** The agent does something, as if by itself. */
async function agent(page: Page, deed: string): Promise<void> {
  await frameOf(page).getByRole('button', { name: deed }).click()
}

async function callHost(page: Page): Promise<void> {
  await play(page, title, { rules })
  await press(page, 'Call the host')
  await agent(page, 'Start call')
}

describe('the voice host', () => {
  test('is told the game, the word and how many questions, and nothing else', async ({
    page,
    widget,
  }) => {
    widget.mood = 'well'
    await callHost(page)
    const { gameId, word } = await stateOf(page)
    const told = { game_id: gameId, secret_word: word.text, max_questions: 20 }
    const said = await frameOf(page).getByText('secret_word').innerText()
    expect(JSON.parse(said)).toMatchObject({ agent: 'agent_01', told })

    expect(await page.locator('iframe').getAttribute('src')).toBe('/voice-agent')
    expect(page.frames().map((frame) => frame.url())).toContain(
      `${new URL(page.url()).origin}/voice-agent`,
    )
    expect(await page.content()).not.toContain(word.text)
    await expectNoSidewaysScroll(page)
    await checkAxe(page)
  })

  test('sees nothing of the site around it', async ({ page, widget }) => {
    widget.mood = 'well'
    await callHost(page)
    await agent(page, 'Look round')
    await frameOf(page).getByText('no,no,no').waitFor()
  })

  test('hears what the page hears', async ({ page, context, widget }) => {
    widget.mood = 'well'
    await context.addInitScript(fakeMicrophone)
    await callHost(page)
    await agent(page, 'Listen')
    await frameOf(page).getByText('It hears.').waitFor()
  })

  test('says that it was guessed, and the table says by whom', async ({ page, widget }) => {
    widget.mood = 'well'
    await callHost(page)
    await press(page, 'Yes')
    await agent(page, 'Solved in four')
    await page.getByRole('main').getByText('Who said it?').waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
    await checkAxe(page)
    await press(page, 'Emil')
    await page.getByText('Emil had it after 4: 17 points.').waitFor()
    // The name can be put right, and nothing else: the word has been read.
    await undo(page)
    await page.getByRole('main').getByText('Who said it?').waitFor()
    expect(await button(page, 'Nobody yet').count()).toBe(0)
    expect(await button(page, 'Back').count()).toBe(0)
    await press(page, 'Mia')
    await page.getByText('Mia had it after 4: 17 points.').waitFor()
    await press(page, 'Next word')
    await button(page, 'Call the host').waitFor()
  })

  test('that heard wrong is called once more, with the same word', async ({ page, widget }) => {
    widget.mood = 'well'
    await callHost(page)
    const { word } = await stateOf(page)
    await press(page, 'Yes')
    await agent(page, 'Solved in four')
    await press(page, 'Nobody yet')
    await agent(page, 'Start call')
    await frameOf(page).getByText(`"secret_word":"${word.text}"`).waitFor()
    await agent(page, 'Solved in four')
    await press(page, 'Mia')
    await page.getByText('Mia had it after 4: 17 points.').waitFor()
  })

  test('finishes its sentence before it is taken away', async ({ page, widget }) => {
    widget.mood = 'well'
    await callHost(page)
    const calledMs = Date.now()
    await agent(page, 'Used up')
    await page.getByRole('main').getByText('One last guess:').waitFor()
    expect(Date.now() - calledMs).toBeGreaterThan(6000)
    for (let count = 1; count <= 4; count++) await press(page, 'Not it')
    await page.getByText('Nobody had it. The voice host takes the bow.').waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
  })

  test('hands the word to whoever takes over, with all that was asked', async ({
    page,
    widget,
  }) => {
    widget.mood = 'well'
    await callHost(page)
    const { word } = await stateOf(page)
    await press(page, 'Yes', 'Take over')
    await page.getByText('The voice host is not with us. Sofie keeps the word.').waitFor()
    await press(page, 'Open it', 'Got it')
    expect((await stateOf(page)).word).toEqual(word)
    await page.getByRole('region', { name: 'Asked so far' }).getByText('Sofie').waitFor()
  })
})

describe('a voice host that does not come', () => {
  test.for<[string, WidgetMood, RegExp | null]>([
    ['its script is not there', 'gone', /404/],
    ['its script breaks', 'broken', /This widget is broken/],
    ['its script does nothing', 'silent', null],
  ])(
    '%s: somebody keeps the word, and the screen says so',
    async ([, mood, complaint], { page, widget, expectError }) => {
      widget.mood = mood
      if (complaint) expectError(complaint)
      await play(page, title, { rules })
      await press(page, 'Call the host')
      await page.getByText(gone).waitFor({ timeout: 20_000 })
      await press(page, 'Open it', 'Got it', 'Yes')
      await page.getByText('1', { exact: true }).first().waitFor()
    },
  )

  test('it is blocked', async ({ page, widget, expectError }) => {
    await page.route(widget.url, (route) => route.abort('blockedbyclient'))
    expectError(/ERR_BLOCKED_BY_CLIENT/)
    await play(page, title, { rules })
    await press(page, 'Call the host')
    await page.getByText(gone).waitFor()
  })

  test('there is no network', async ({ page, widget }) => {
    widget.mood = 'well'
    await play(page, title, { rules })
    await waitForLateScripts(page)
    await offline(page)
    await press(page, 'Call the host')
    await page.getByText(gone).waitFor()
    await press(page, 'Open it', 'Got it')
    await button(page, 'Yes').waitFor()
  })
})

/** Its makers' own widget, our copy of it, and in their service's place a socket that plays the agent. */
test('with the widget its makers ship it is told, hears, and says that it was guessed', async ({
  page,
  context,
  expectError,
}) => {
  // The page keeps the screen awake, so nobody needs to in the frame.
  expectError(/screen-wake-lock/)
  const server = await startBuiltServer({ VOICE_AGENT_ID: 'agent_01' })
  try {
    const cors = { 'access-control-allow-origin': '*' }
    await context.route(/^https:/, (route) => {
      const isAgent = route.request().url().includes('/convai/agents/agent_01/widget')
      const json = { agent_id: 'agent_01', widget_config: widgetConfig }
      return isAgent ? route.fulfill({ headers: cors, json }) : route.fulfill({ headers: cors })
    })
    const said: Record<string, unknown>[] = []
    await context.routeWebSocket(/elevenlabs/, (socket) => {
      const say = (message: object) => socket.send(JSON.stringify(message))
      socket.onMessage((text) => {
        const message = JSON.parse(String(text))
        if (said.length === 0) say(conversationStart)
        if ('user_audio_chunk' in message && !said.some(hasAudio)) say(solvedCall)
        said.push(message)
      })
    })
    await context.addInitScript(fakeMicrophone)
    await page.goto(`${server.url}/games/word-guess`)
    await seat(page)
    await changeRules(page, rules)
    await pressStart(page)
    await press(page, 'Call the host')
    await frameOf(page).getByRole('button', { name: /call/i }).first().click()
    await page.getByRole('main').getByText('Who said it?').waitFor({ timeout: 20_000 })
    const { gameId, word } = await stateOf(page)
    const told = { game_id: gameId, secret_word: word.text, max_questions: 20 }
    expect(said[0]).toMatchObject({ dynamic_variables: told })
    expect(said.find(({ type }) => type === 'client_tool_result')).toMatchObject({
      is_error: false,
    })
    await press(page, 'Mia')
    await page.getByText('Mia had it after 3: 18 points.').waitFor()
  } finally {
    await page.close()
    await server.stop()
  }
})

test('is asked after at the door, and never while a game runs', async ({ page, widget }) => {
  widget.mood = 'well'
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api\/)?voice-agent/.test(pathname)) asked.push(pathname)
  })
  await openGame(page, title)
  await seat(page)
  await changeRules(page, rules)
  expect(asked).toEqual(['/api/voice-agent'])
  await changeRules(page, { 'Who keeps the word': 'One of you' })
  await pressStart(page)
  await press(page, 'Open it', 'Got it', 'Yes')
  await page.reload()
  await button(page, 'Yes').waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual(['/api/voice-agent'])
})
