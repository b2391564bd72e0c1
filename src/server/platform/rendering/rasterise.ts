import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { atMost } from '#server/lib/at-most.ts'
import type { RasteriseAnswer, RasteriseJob } from './rasterise-worker.ts'

/** Drawing holds a thread for up to a second: it has one of its own, and takes one picture at a time. */
const inTurn = atMost(1)
let worker: Worker | null = null

/**
 * An SVG drawn as PNG, away from the thread that answers. Letters must be shapes: no font is known.
 * @param widthPx as wide as the SVG says unless told
 * @throws for markup that is no SVG
 */
export async function rasterise(svg: string, widthPx?: number): Promise<Buffer> {
  return await inTurn(async () => {
    const answer = await ask({ svg, widthPx: widthPx ?? null })
    if ('message' in answer) throw new Error(`The picture could not be drawn: ${answer.message}`)
    return Buffer.from(answer.png.buffer)
  })
}

async function ask(job: RasteriseJob): Promise<RasteriseAnswer> {
  worker ??= startWorker()
  const asked = worker
  // It keeps the process alive only while somebody waits for a picture.
  asked.ref()
  const waiting = new AbortController()
  const { signal } = waiting
  try {
    const answered = once(asked, 'message', { signal })
    const ended = once(asked, 'exit', { signal }).then(() => {
      throw new Error('The thread that draws has ended.')
    })
    asked.postMessage(job)
    const [answer] = await Promise.race([answered, ended])
    return answer
  } finally {
    waiting.abort()
    asked.unref()
  }
}

function startWorker(): Worker {
  const started = new Worker(workerFile(import.meta.url))
  const forget = () => {
    if (worker === started) worker = null
  }
  return started.on('error', forget).on('exit', forget)
}

/** The thread's own file: beside this one in the sources, above the chunks in the build. */
function workerFile(here: string): URL {
  if (here.endsWith('.ts')) return new URL('./rasterise-worker.ts', here)
  return new URL('./rasterise-worker.js', here.replace(/\/assets\/[^/]*$/, '/'))
}
