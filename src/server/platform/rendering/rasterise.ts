import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { limitConcurrency } from '#server/lib/limit-concurrency.ts'
import type { RasteriseAnswer, RasteriseJob } from './rasterise-worker.ts'

/** Drawing blocks its thread for up to a second. */
const runOneAtATime = limitConcurrency(1)
let worker: Worker | null = null

/**
 * Draws SVG as PNG in a worker thread; text must be shapes. Throws for invalid SVG.
 * @param widthPx default: the SVG's own
 */
export async function rasterise(svg: string, widthPx?: number): Promise<Buffer> {
  return await runOneAtATime(async () => {
    const answer = await callWorker({ svg, widthPx: widthPx ?? null })
    if ('message' in answer) throw new Error(`The picture could not be drawn: ${answer.message}`)
    return Buffer.from(answer.png.buffer)
  })
}

async function callWorker(job: RasteriseJob): Promise<RasteriseAnswer> {
  worker ??= startWorker()
  const current = worker
  // Keeps the process alive only while a picture is drawn.
  current.ref()
  const waiting = new AbortController()
  const { signal } = waiting
  try {
    const answered = once(current, 'message', { signal })
    const ended = once(current, 'exit', { signal }).then(() => {
      throw new Error('The thread that draws has ended.')
    })
    current.postMessage(job)
    const [answer] = await Promise.race([answered, ended])
    return answer
  } finally {
    waiting.abort()
    current.unref()
  }
}

function startWorker(): Worker {
  const started = new Worker(workerFile(import.meta.url))
  const forget = () => {
    if (worker === started) worker = null
  }
  return started.on('error', forget).on('exit', forget)
}

/** Beside this file in the sources, above the chunks in the build. */
function workerFile(here: string): URL {
  if (here.endsWith('.ts')) return new URL('./rasterise-worker.ts', here)
  return new URL('./rasterise-worker.js', here.replace(/\/assets\/[^/]*$/, '/'))
}
