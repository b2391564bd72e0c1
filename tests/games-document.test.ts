import { describe, expect, test } from 'vitest'
import { games } from '#games/registry.ts'
import { loadRandomGames } from './support/games/load-random-games.ts'
import { type PhaseRow, phaseRows } from './support/games/phase-rows.ts'

const venues = ['slusen', 'squiffy', 'scrollbar']
const timeoutMs = 60_000

const intro = `# The games, phase by phase

What the rules of each game say: its phases, whom it waits for and who is asked to speak with a phone each, what is secret, and who may do what. \`tests/games-document.test.ts\` writes the tables from the rules, by playing at random, and fails when they differ; after a wanted change renew them with \`npx vitest run -u --project unit tests/games-document.test.ts\`.

- **Whose turn, the others, all**: phones of one's own; **the host**: of the room. **The one phone**: passed round, it acts for the table. **The clock**: a limit that runs out.
- **Speaks, or types it**: their spoken part; who cannot speak, or is not heard, types it, for all to read ([067](decisions/067-what-is-spoken-may-be-typed.md)).
- A TV, and who watches, see everything but the secrets, and never act.
- A secret is seen by those who are named, in that phase, and by nobody else; where it stands in no later phase it is shown then. \`checkSeen\` holds every view to that, in each game's \`rules.property.test.ts\`.
- Everybody may come, go and switch between one phone and a phone each in every phase ([the contract](../src/domain/table/game-rules.ts)).
`

const sections = [
  ...games.filter(({ slug }) => !venues.includes(slug)).map(({ slug, title }) => ({ slug, title })),
  // One game with three decks.
  { slug: 'slusen', title: 'Slusen, Squiffy, Scrollbar' },
]

const written = new Map<string, string>()

describe.each(sections)('$title', ({ slug, title }) => {
  test(
    'has phases that a table of what is seen names, all of them',
    async () => {
      const random = await loadRandomGames(slug)
      const rows = phaseRows(random)
      const phases = Object.keys(random.sees)
      expect(rows.map(({ phase }) => phase).sort()).toEqual([...phases].sort())
      const inOrder = phases.flatMap((phase) => rows.filter((row) => row.phase === phase))
      written.set(title, sectionOf(title, inOrder, random.sees))
    },
    timeoutMs,
  )
})

test('are as docs/games.md says', async () => {
  const text = [intro, ...sections.map(({ title }) => written.get(title) ?? '')].join('\n')
  expect(text.split('\n').length).toBeLessThanOrEqual(200)
  await expect(text).toMatchFileSnapshot('../docs/games.md')
})

type Sees = Readonly<Record<string, Readonly<Record<string, string>>>>

function sectionOf(title: string, rows: readonly PhaseRow[], sees: Sees): string {
  const head = [
    '| Phase | Waits for | Speaks, or types it | Secret, but for | Who may do what |',
    '|---|---|---|---|---|',
  ]
  const lines = rows.map(({ phase, waits, speaks, moves }) => {
    const secrets = Object.entries(sees[phase] ?? {})
    const told = [...new Set(secrets.map(([, who]) => who))].map((who) => {
      const what = secrets.flatMap(([secret, viewers]) => (viewers === who ? secret : []))
      return `${what.join(', ')}: ${who}`
    })
    const acts = Object.entries(moves).map(([who, names]) =>
      who === 'the clock' ? who : `${who}: ${names.join(', ')}`,
    )
    const cells = [phase, waits.join(', '), speaks.join(', '), told.join('; '), acts.join('; ')]
    return `| ${cells.map(cell).join(' | ')} |`
  })
  return [`## ${title}`, '', ...head, ...lines, ''].join('\n')
}

function cell(words: string): string {
  return words === '' ? '–' : words
}
