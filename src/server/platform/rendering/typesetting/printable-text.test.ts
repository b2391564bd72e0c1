import { expect, test } from 'vitest'
import { printableText } from './printable-text.ts'

test.each<[string, string, string]>([
  ['plain words stay', 'Friday at ours', 'Friday at ours'],
  ['letters of other alphabets stay', 'Ночь Όλη 日本 مرحبا שלום', 'Ночь Όλη 日本 مرحبا שלום'],
  ['a letter and its mark become one', 'Frida\u030a', 'Fridå'],
  ['a heap of marks goes', 'Z\u0321\u0334\u0489algo', 'Zalgo'],
  ['emoji go', 'Friday 🎉 at 👩‍🍳 ours 🇳🇴', 'Friday at ours'],
  ['a number in a key keeps the number', 'Table 7\ufe0f\u20e3', 'Table 7'],
  ['white space is one space', ' Friday\n\t at\u00a0ours ', 'Friday at ours'],
  ['what cannot be seen goes', 'Fri\u200bday \u0000at\u202e ours\ufeff', 'Friday at ours'],
  ['half a character goes', 'Fri\ud800 day', 'Fri day'],
  ['what keeps Persian letters apart stays', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['and goes elsewhere', 'Fri\u200cday', 'Friday'],
  ['a script that no font has goes', 'Friday ไทย', 'Friday'],
  ['nothing may be left', '🎉🎉🎉', ''],
])('%s', async (_, text, printed) => {
  for (const face of ['dela', 'zen'] as const) expect(await printableText(text, face)).toBe(printed)
})
