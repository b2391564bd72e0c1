export type AppScreenshot = {
  path: string
  widthPx: number
  heightPx: number
  label: string
}

const phone = { widthPx: 780, heightPx: 1688 }
const laptop = { widthPx: 1280, heightPx: 800 }

/** Equal sizes: stores drop others. */
export const appScreenshots: readonly AppScreenshot[] = [
  { path: '/screenshots/street.webp', ...phone, label: 'The street: every game is a curtain' },
  {
    path: '/screenshots/prompt.webp',
    ...phone,
    label: 'Never have I ever: a prompt for the table',
  },
  { path: '/screenshots/choice.webp', ...phone, label: 'Truth or dare: choose your fate' },
  { path: '/screenshots/street-wide.webp', ...laptop, label: 'The street on a laptop' },
  {
    path: '/screenshots/prompt-wide.webp',
    ...laptop,
    label: 'A prompt on a TV, to be read across the room',
  },
]
