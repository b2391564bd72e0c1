import { expect, test } from 'vitest'
import { parseForm } from './parse-form.ts'

test.each([
  ['', {}],
  ['a=1&b=two+words', { a: '1', b: 'two words' }],
  ['metadata[user_id]=7', { metadata: { user_id: '7' } }],
  ['metadata%5Buser_id%5D=7', { metadata: { user_id: '7' } }],
  ['items[0][price]=p&items[0][quantity]=2', { items: [{ price: 'p', quantity: '2' }] }],
  ['expand[0]=a&expand[1]=b', { expand: ['a', 'b'] }],
  ['expand[]=a&expand[]=b', { expand: ['a', 'b'] }],
  ['a[b][c][d]=deep', { a: { b: { c: { d: 'deep' } } } }],
  ['a[1]=not&a[5]=a list', { a: { 1: 'not', 5: 'a list' } }],
  ['a=first&a=last', { a: 'last' }],
  ['a[b=odd', { 'a[b': 'odd' }],
  ['empty=', { empty: '' }],
  ['a=text&a[b]=wins', { a: { b: 'wins' } }],
])('%s is read', (text, form) => {
  expect(JSON.parse(JSON.stringify(parseForm(text)))).toEqual(form)
})

test.each([
  '__proto__[polluted]=1',
  'a[__proto__][polluted]=1',
  'constructor[prototype][polluted]=1',
])('%s reaches no prototype', (text) => {
  parseForm(text)
  expect(({} as { polluted?: string }).polluted).toBeUndefined()
})
