import { expect, test } from 'vitest'
import type { PackGameSlug } from './pack-kinds.ts'
import { packLead } from './pack-lead.ts'

const leads: Record<PackGameSlug, string> = {
  'never-have-i-ever': 'Never have I ever…',
  'most-likely-to': 'Who is most likely to…',
  'truth-or-dare': 'Truth',
  category: 'Name one. Pass it on.',
  charades: 'Act it out.',
  'country-island-city': 'Country, island, city.',
}

test.each<[PackGameSlug | null, string, boolean, string]>([
  ['never-have-i-ever', 'eaten cheese at night', false, 'Never have I ever…'],
  ['never-have-i-ever', 'Never have I ever eaten cheese', false, 'Kitchen confessions'],
  ['most-likely-to', 'burn the toast', false, 'Who is most likely to…'],
  ['most-likely-to', 'Who is most likely to burn it?', false, 'Kitchen confessions'],
  ['truth-or-dare', 'Your worst dish?', false, 'Truth'],
  ['truth-or-dare', 'Truth be told, who cooks?', false, 'Truth'],
  ['truth-or-dare', 'Eat a lemon', true, 'Dare'],
  ['category', 'Kinds of cheese', false, 'Name one. Pass it on.'],
  [null, 'Anything goes', false, 'Kitchen confessions'],
  [null, 'Eat a lemon', true, 'Dare'],
])('%s: %s', (game, text, isDare, lead) => {
  expect(
    packLead(game && { slug: game, lead: leads[game] }, 'Kitchen confessions', { text, isDare }),
  ).toBe(lead)
})
