/** Bars with a deck. Squiffy can play all of them. */
export const venues = {
  squiffy: {
    name: 'Squiffy',
    from: 'cards for any bar',
    there: 'We are in a bar',
    load: () => import('./squiffy.json'),
  },
  slusen: {
    name: 'Slusen',
    from: 'cards for a bar by a lock',
    there: 'We are at Slusen',
    load: () => import('./slusen.json'),
  },
  scrollbar: {
    name: 'Scrollbar',
    from: 'cards for a coders’ bar',
    there: 'We are at Scrollbar',
    load: () => import('./scrollbar.json'),
  },
}
