/**
 * How a system may treat an icon: `any` stands as it is, `maskable` is cut to the system's own shape,
 * of `monochrome` only the outline is used.
 */
export type IconPurpose = 'any' | 'maskable' | 'monochrome'

export type AppIcon = { path: string; sizePx: number; purpose: IconPurpose }

/** The icons of the app, drawn when the house is built (`tools/build/draw-icons.ts`). */
export const appIcons: readonly AppIcon[] = [
  { path: '/icons/daruma-192.png', sizePx: 192, purpose: 'any' },
  { path: '/icons/daruma-512.png', sizePx: 512, purpose: 'any' },
  { path: '/icons/maskable-192.png', sizePx: 192, purpose: 'maskable' },
  { path: '/icons/maskable-512.png', sizePx: 512, purpose: 'maskable' },
  { path: '/icons/monochrome-192.png', sizePx: 192, purpose: 'monochrome' },
]

/** What an iPhone puts on its home screen; it reads no manifest for it. */
export const touchIcon = { path: '/icons/apple-touch-icon.png', sizePx: 180 }
