import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RecapRows } from './recap-rows.tsx'

const players = ['Ann', 'Bo', 'Cy'].map((name) => ({ id: name, name }))
const row = (seat: number, place: number | null) => ({
  seat,
  place,
  score: `${seat}0`,
  note: `note ${seat}`,
})
const recap = { headline: 'So.', rows: [row(0, 1), row(2, 2), row(1, null)], winners: [0] }

/** By row, what is read. */
function textsOf(left: readonly number[]): string[] {
  const html = renderToStaticMarkup(<RecapRows {...{ players, left, recap }} />)
  return html.split('<li>').flatMap(
    (item) =>
      item
        .replace(/<[^>]+>/g, ' ')
        .split(/\s{2,}/)
        .join('|')
        .trim() || [],
  )
}

test.each([
  [
    'who was away for most of it has no score',
    [],
    ['|Ann|note 0|00|', '|Cy|note 2|20|', '|Bo|Away for most of it|'],
  ],
  [
    'who left early keeps it',
    [2],
    ['|Ann|note 0|00|', '|Cy|note 2. Left early.|20|', '|Bo|Away for most of it|'],
  ],
])('%s', (_, left, texts) => {
  expect(textsOf(left)).toEqual(texts)
})
