import { parentPort } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { readPackageFile } from '#server/lib/package-file.ts'

export type RasteriseJob = { svg: string; widthPx: number | null }
export type RasteriseAnswer = { png: Uint8Array<ArrayBuffer> } | { message: string }

let ready: Promise<void> | null = null

parentPort?.on('message', async (job: RasteriseJob) => {
  // A renderer that fails to open ends the thread; the next picture starts a new one.
  ready ??= openRenderer()
  await ready
  const answer = draw(job)
  parentPort?.postMessage(answer, 'png' in answer ? [answer.png.buffer] : [])
})

function draw({ svg, widthPx }: RasteriseJob): RasteriseAnswer {
  try {
    const resvg = new Resvg(svg, {
      font: { loadSystemFonts: false },
      ...(widthPx !== null && { fitTo: { mode: 'width', value: widthPx } }),
    })
    const image = resvg.render()
    const png = new Uint8Array(image.asPng())
    image.free()
    resvg.free()
    return { png }
  } catch (error) {
    // A crashed renderer stays broken; rejected markup leaves it usable.
    if (error instanceof WebAssembly.RuntimeError) throw error
    return { message: error instanceof Error ? error.message : String(error) }
  }
}

async function openRenderer(): Promise<void> {
  const wasm = await readPackageFile('@resvg/resvg-wasm/index_bg.wasm')
  await initWasm(new Uint8Array(wasm))
}
