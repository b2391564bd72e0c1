import { addScript } from './add-script.ts'

type Pixel = {
  (...command: unknown[]): void
  callMethod?: (...command: unknown[]) => void
  queue: unknown[][]
  push: Pixel
  loaded: boolean
  version: string
}

type PixelPage = { fbq?: Pixel; _fbq?: Pixel }

const script = 'https://connect.facebook.net/en_US/fbevents.js'

/**
 * Meta's script reports navigations itself. Its reading of buttons and forms is off: nobody agreed
 * to it.
 */
export function startPixel(id: string): void {
  const pixel = openPixel()
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
