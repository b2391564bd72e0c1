import { expect, test } from 'vitest'
import { greeting } from './greeting.ts'

test.each([
  ['Åse', 'Hello Åse,'],
  [' Ada Lovelace ', 'Hello Ada Lovelace,'],
  ["Siobhán O'Neill-Smith", "Hello Siobhán O'Neill-Smith,"],
  ['प्रिया', 'Hello प्रिया,'],
  ['', 'Hello,'],
  ['<script>alert(1)</script>', 'Hello,'],
  ['Prizes at evil.example', 'Hello,'],
  ['https://evil.example', 'Hello,'],
  ['Call 0900 123', 'Hello,'],
  ['Ada\nBcc: x', 'Hello,'],
  ['x'.repeat(41), 'Hello,'],
])('%j: %s', (name, line) => {
  expect(greeting(name)).toBe(line)
})
