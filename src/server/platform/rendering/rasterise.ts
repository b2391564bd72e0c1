import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { limitConcurrency } from '#server/lib/limit-concurrency.ts'
import type { RasteriseAnswer, RasteriseJob } from './rasterise-worker.ts'

/** Drawing holds a thread for up to a second: it has one of its own, and takes one picture at a time. */
const runOneAtATime = limitConcurrency(1)
let worker: Worker | null = null

/**
 * An SVG drawn as PNG, away from the thread that answers. Letters must be shapes: no font is known.
 * @param widthPx as wide as the SVG says unless told
 * @throws for markup that is no SVG
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
  // It keeps the process alive only while somebody waits for a picture.
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

/** The thread's own file: beside this one in the sources, above the chunks in the build. */
function workerFile(here: string): URL {
  if (here.endsWith('.ts')) return new URL('./rasterise-worker.ts', here)
  return new URL('./rasterise-worker.js', here.replace(/\/assets\/[^/]*$/, '/'))
}
