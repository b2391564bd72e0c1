/** In the order of their lists; the label is shown. */
export const themes = [
  { id: 'animals', label: 'Animals' },
  { id: 'kitchen', label: 'In the kitchen' },
  { id: 'house', label: 'Round the house' },
  { id: 'outdoors', label: 'Out of doors' },
  { id: 'places', label: 'Places' },
  { id: 'jobs', label: 'Jobs' },
  { id: 'going', label: 'Things that go' },
  { id: 'play', label: 'Sport and games' },
  { id: 'wear', label: 'Things to wear' },
  { id: 'bar', label: 'Behind the bar' },
] as const

export type ThemeId = (typeof themes)[number]['id']

/** Excluded in sober mode. */
export const barTheme = 'bar' satisfies ThemeId
