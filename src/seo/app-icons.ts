/**
 * `any` is used as it is, `maskable` is cut to the system's shape, `monochrome` gives only the
 * outline.
 */
export type IconPurpose = 'any' | 'maskable' | 'monochrome'

export type AppIcon = { path: string; sizePx: number; purpose: IconPurpose }

export const appIcons: readonly AppIcon[] = [
  { path: '/icons/daruma-192.png', sizePx: 192, purpose: 'any' },
  { path: '/icons/daruma-512.png', sizePx: 512, purpose: 'any' },
  { path: '/icons/maskable-192.png', sizePx: 192, purpose: 'maskable' },
  { path: '/icons/maskable-512.png', sizePx: 512, purpose: 'maskable' },
  { path: '/icons/monochrome-192.png', sizePx: 192, purpose: 'monochrome' },
]

export const touchIcon = { path: '/icons/apple-touch-icon.png', sizePx: 180 }
