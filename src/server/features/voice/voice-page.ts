import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipWhole } from 'node:zlib'
import { Hono } from 'hono'
import { voiceFramePath } from '#contract/voice.ts'
import type { Env } from '#server/config/env.ts'
import type { ServerContext } from '#server/context.ts'
import { once } from '#server/lib/once.ts'
import { readPackageFile } from '#server/lib/package-file.ts'
import { chooseEncoding } from '#server/platform/web/accept-encoding.ts'
import type { AppEnv } from '#server/platform/web/app-env.ts'
import { AppError } from '#server/platform/web/errors.ts'
import { onlyMethods } from '#server/platform/web/only-methods.ts'
import { runFrame } from './run-frame.ts'

/** Named by content hash, so it may be cached for ever. */
const scriptPath = '/:file{widget-[0-9a-f]{16}\\.js}'
const timeoutMs = 12_000
const gzip = promisify(gzipWhole)
const brotli = promisify(brotliCompress)
/** Where the vendor's widget loads from. */
const vendorSources = {
  script: 'https://cdn.jsdelivr.net/npm/@alexanderolsen/',
  connect: 'https://*.elevenlabs.io wss://*.elevenlabs.io',
  pictures: 'https://*.elevenlabs.io https://storage.googleapis.com/eleven-public-cdn/',
}

type VoiceAgent = NonNullable<Env['voiceAgent']>

/**
 * `GET /voice-agent`: a frame page in which the vendor's script runs without an origin; and that
 * script, unless configured to load from elsewhere.
 */
export function voicePage({ env }: Pick<ServerContext, 'env'>): Hono<AppEnv> {
  const page = new Hono<AppEnv>()
  const { voiceAgent } = env
  const load = once(async () => (voiceAgent?.scriptUrl === null ? await loadWidget() : null))
  const open = once(async () => voiceAgent && makeFrame(voiceAgent, await load()))

  page.get('/', async (c) => {
    const frame = await open()
    if (!frame) throw new AppError('not_found', 'There is no voice host here.')
    return c.html(frame.html, 200, { 'content-security-policy': frame.policy })
  })
  page.get(scriptPath, async (c) => {
    const widget = await load()
    if (widget?.file !== c.req.param('file'))
      throw new AppError('not_found', 'There is no widget here.')
    const encoding = chooseEncoding(c.req.header('accept-encoding'))
    return c.body(await widget.blobs[encoding](), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      // The frame has no origin, so CORS must allow any.
      'cross-origin-resource-policy': 'cross-origin',
    })
  })
  page.all('/', onlyMethods('GET'))
  page.all(scriptPath, onlyMethods('GET'))
  return page
}

type Widget = Awaited<ReturnType<typeof loadWidget>>

/** The bundled widget, half a megabyte, compressed on first use. */
async function loadWidget() {
  const script = await readPackageFile('@elevenlabs/convai-widget-embed')
  const hash = createHash('sha256').update(script).digest('hex').slice(0, 16)
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
  const blobs = {
    identity: async () => new Uint8Array(script),
    gzip: once(async () => new Uint8Array(await gzip(script))),
    br: once(async () => new Uint8Array(await brotli(script, quality))),
  }
  return { file: `widget-${hash}.js`, blobs }
}

function makeFrame(
  { id, scriptUrl }: VoiceAgent,
  widget: Widget | null,
): { html: string; policy: string } {
  const settings = {
    agentId: id,
    scriptUrl: scriptUrl ?? `${voiceFramePath}/${widget?.file}`,
    timeoutMs: timeoutMs,
  }
  const script = `(${runFrame})(${JSON.stringify(settings)})`
  const hash = createHash('sha256').update(script).digest('base64')
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Voice host</title>
<body>
<script>${script}</script>
`
  const from = scriptUrl === null ? "'self'" : new URL(scriptUrl).href
  const policy = [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src 'sha256-${hash}' ${from} blob: ${vendorSources.script}`,
    "style-src 'unsafe-inline'",
    `img-src data: blob: ${vendorSources.pictures}`,
    `connect-src ${vendorSources.connect}`,
    'media-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
  return { html, policy }
}
