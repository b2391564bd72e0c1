import { addScript } from './add-script.ts'

type Pixel = {
  (...command: unknown[]): void
  /** Set by Meta's script, which works off what has queued up before. */
  callMethod?: (...command: unknown[]) => void
  queue: unknown[][]
  push: Pixel
  loaded: boolean
  version: string
}

type PixelPage = { fbq?: Pixel; _fbq?: Pixel }

const script = 'https://connect.facebook.net/en_US/fbevents.js'

/**
 * Tells Meta that this page was opened; its script tells of those that are walked to in it by itself.
 * What it would read off buttons and forms by itself is switched off: nobody agreed to that.
 */
export function startPixel(id: string): void {
  const pixel = openPixel()
  // Its consent mode: nothing goes out that was not granted after this.
  pixel('consent', 'revoke')
  pixel('set', 'autoConfig', false, id)
  pixel('init', id)
  pixel('consent', 'grant')
  pixel('track', 'PageView')
  void addScript(script)
}

export function stopPixel(): void {
  const { fbq } = window as unknown as PixelPage
  fbq?.('consent', 'revoke')
}

/** The queue that Meta's script expects to find. */
function openPixel(): Pixel {
  const page = window as unknown as PixelPage
  if (page.fbq) return page.fbq
  const pixel = ((...command: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...command)
    else pixel.queue.push(command)
  }) as Pixel
  Object.assign(pixel, { queue: [], push: pixel, loaded: true, version: '2.0' })
  page.fbq = pixel
  page._fbq ??= pixel
  return pixel
}
