/** Every bar that has a deck: its file, and its line here. Squiffy’s table may play any of them. */
export const venues = {
  squiffy: { name: 'Squiffy', load: () => import('./squiffy.json') },
  slusen: { name: 'Slusen', load: () => import('./slusen.json') },
  scrollbar: { name: 'Scrollbar', load: () => import('./scrollbar.json') },
}
