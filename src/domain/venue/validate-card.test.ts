import { expect, test } from 'vitest'
import type { VenueCard } from './card.ts'
import { validateCard } from './validate-card.ts'

const rule = { kind: 'rule', name: 'A rule', lasts: 5, lifted: 'Done.' } as const

test.each<[string, VenueCard]>([
  ['unknown slot {C}', { kind: 'dare', text: '{C}, sing.' }],
  ['unknown slot {A', { kind: 'dare', text: 'Sing, {A' }],
  ['{B} without {A}', { kind: 'dare', text: 'Sing with {B}.' }],
  ['{all} and {A} on one card', { kind: 'dare', text: '{A} sings, {all} claps.' }],
  ['a sentence that begins with {n}', { kind: 'dare', text: '{A} sings. Flat? {n}.' }],
  ['{n} twice', { kind: 'dare', text: '{A} takes {n} or {n}.' }],
  ['the sober words name others', { kind: 'bar', text: '{A}, order.', sober: 'Order.' }],
  ['a bar dare without sober words', { kind: 'bar', text: '{A}, order.' }],
  ['a bar dare without a twin', { kind: 'bar', text: '{A}, order.', sober: '{A}, ask.' }],
  ['the twin for elsewhere names others', { kind: 'place', text: '{A}.', elsewhere: '{all}.' }],
  ['unknown slot {C}', { kind: 'place', text: 'Look up.', elsewhere: '{C}, look up.' }],
  [
    'sober words for a card they never see',
    { kind: 'dare', text: '{A}.', sober: '{A}!', alcohol: true },
  ],
  ['a rule without a name or an end card', { kind: 'rule', text: 'No names.', lasts: 5 }],
  ['a rule lasts 3 to 10 cards', { ...rule, text: 'No names.', lasts: 2 }],
  ['a rule lasts 3 to 10 cards', { ...rule, text: 'No names.', lasts: 11 }],
  ['the end card names others', { ...rule, text: 'No names.', lifted: '{A} is free.' }],
  ['a slot in the name of a rule', { ...rule, text: '{A} rules.', name: '{A} rules' }],
  ['a rule that a sober table could not keep', { ...rule, text: 'No names.', alcohol: true }],
  ['a rule is agreed, nothing else', { ...rule, text: 'No names.', does: 'race' }],
  ['nobody to follow it', { kind: 'place', text: '{all} looks up.', does: 'follow' }],
  ['a duel without {A} and {B}', { kind: 'dare', text: '{A}, sing.', does: 'versus' }],
  ['a race that names one', { kind: 'dare', text: '{A}, sing.', does: 'race' }],
  ['choices are for a vote, two of them', { kind: 'place', text: '{all} votes.', does: 'vote' }],
  ['lasts, and is no rule', { kind: 'dare', text: '{A}, sing.', lasts: 5 }],
])('%s', (fault, card) => {
  expect(validateCard(card)).toContain(fault)
})

test.each<VenueCard>([
  { kind: 'dare', text: '{A}, sing with {B} or take {n}.' },
  { kind: 'place', text: '{all} looks up.', sober: 'Look up, {all}.' },
  { kind: 'bar', text: '{A}, order.', sober: '{A}, ask.', elsewhere: '{A}, sing.' },
  { ...rule, text: '{A} rules over {B}.', lifted: '{A} is free.' },
])('$text is in order', (card) => {
  expect(validateCard(card)).toEqual([])
})
