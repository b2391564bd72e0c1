import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the script of the voice host's widget behaves. */
export type WidgetMood = 'well' | 'gone' | 'broken' | 'silent'

/**
 * A widget as its makers' behaves towards its page: an element by their name, the call event that
 * hands out its settings, tools that the agent calls, speech that comes in pieces. It says what it
 * was told, and has a button for each thing an agent may do.
 */
const widget = `
customElements.define('elevenlabs-convai', class extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' })
    const said = document.createElement('p')
    root.append(said)
    const config = {}
    const detail = { config }
    const speech = (seconds) => 'A'.repeat(Math.ceil(seconds * 32000 / 0.75))
    const act = {
      'Start call': () => {
        this.dispatchEvent(new CustomEvent('elevenlabs-convai:call', { bubbles: true, composed: true, detail }))
        said.textContent = JSON.stringify({
          agent: this.getAttribute('agent-id'),
          told: JSON.parse(this.getAttribute('dynamic-variables')),
          knows: [...this.attributes].length,
        })
      },
      'Solved in four': () => config.clientTools.solved({ questions: 4 }),
      'Used up': () => {
        config.onAudio(speech(2))
        config.onAudio(speech(4))
        config.clientTools.exhausted()
      },
      'Listen': async () => {
        const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
        const context = new AudioContext()
        const ear = context.createAnalyser()
        context.createMediaStreamSource(stream).connect(ear)
        const samples = new Float32Array(ear.fftSize)
        const look = () => {
          ear.getFloatTimeDomainData(samples)
          const isLoud = samples.some((sample) => Math.abs(sample) > 0.1)
          if (isLoud) said.textContent = 'It hears.'
          else setTimeout(look, 50)
        }
        look()
      },
      'Look round': () => {
        const tries = [() => parent.document.title, () => localStorage.length, () => document.cookie]
        said.textContent = tries.map((look) => { try { return look() } catch { return 'no' } }).join()
      },
    }
    for (const [name, press] of Object.entries(act)) {
      const button = document.createElement('button')
      button.textContent = name
      button.onclick = press
      button.style.minHeight = '32px'
      root.append(button)
    }
  }
})
`

const scripts: Record<Exclude<WidgetMood, 'gone'>, string> = {
  well: widget,
  broken: 'throw new Error("This widget is broken.")',
  silent: '',
}

/** Serves that script on this machine. */
export async function openVoiceWidget() {
  const widgetHost = { url: '', mood: 'well' as WidgetMood, close: () => server.close() }
  const server = createServer((_, response) => {
    if (widgetHost.mood === 'gone') return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(scripts[widgetHost.mood])
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  widgetHost.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/widget.js`
  return widgetHost
}
