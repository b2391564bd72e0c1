import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { createApp } from '#server/create-app.ts'
import { logEvents } from '#server/platform/observability/log-event.ts'
import { collect } from './support/app/collect-metrics.ts'
import { openTestServices } from './support/app/services.ts'

type Rule = {
  alert: string
  expr: string
  labels: { severity: string }
  annotations: { summary: string; runbook_url: string }
}
type Panel = { type: string; title: string; targets?: { expr: string }[] }

const folder = 'deploy/monitoring'
const dashboard: { panels: Panel[] } = JSON.parse(
  readFileSync(`${folder}/grafana-dashboard.json`, 'utf8'),
)
const rules: Rule[] = parse(readFileSync(`${folder}/alerts.yml`, 'utf8')).groups.flatMap(
  (group: { rules: Rule[] }) => group.rules,
)
const pages = globSync('docs/operations/*.md').sort()
const index = readFileSync('docs/operations.md', 'utf8')

/** Pages that belong to no alarm have no section of this name. */
const isAlarmPage = (path: string) =>
  readFileSync(path, 'utf8').includes('## How to know that it is over')

/** What Prometheus itself says of whom it asks. */
const ofPrometheus = ['up']
const inWords = /\b(?:party_dojo|process|nodejs)_\w+\b|\bup\b/g
const parts = /_(bucket|sum|count)$/

const asked: [where: string, expression: string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...dashboard.panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
  ...pages.map((path): [string, string] => [path, codeIn(readFileSync(path, 'utf8'))]),
]

/** Only what is written as code: prose has the same words. */
function codeIn(page: string): string {
  return [...page.matchAll(/```promql\n([^`]+)```|`([^`\n]+)`/g)]
    .map(([, block, inline]) => block ?? inline)
    .filter((code) => !code?.endsWith('…'))
    .join('\n')
}

describe('names that are asked for', () => {
  let kinds: Map<string, string>
  beforeAll(async () => {
    const { services } = await openTestServices('SQLite')
    kinds = (await collect(createApp(services, () => Promise.reject(new Error('no pages'))))).kinds
    await services.close()
  })

  test.each(asked)('%s asks for nothing that is not there', (_, expression) => {
    const names = expression.match(inWords) ?? []
    const unknown = names
      .filter((name) => !ofPrometheus.includes(name) && !kinds.has(name))
      .filter((name) => kinds.get(name.replace(parts, '')) !== 'histogram')
      .filter((name) => !isSummaryPart(name))
      .filter((name) => !name.endsWith('_'))
    expect(unknown).toEqual([])
  })

  const isSummaryPart = (name: string) => kinds.get(name.replace(parts, '')) === 'summary'

  test('every panel asks for something, and each number of ours is on the dashboard or an alarm', () => {
    const empty = dashboard.panels.filter(({ type, targets }) => type !== 'row' && !targets?.length)
    expect(empty).toEqual([])
    const everything = asked.map(([, expression]) => expression).join('\n')
    const ours = [...kinds.keys()].filter((name) => name.startsWith('party_dojo_'))
    expect(ours.filter((name) => !everything.includes(name))).toEqual([])
  })
})

describe('alarms', () => {
  test.each(rules)('$alert says who is called, what it is, and where to read on', (rule) => {
    expect(['page', 'ticket']).toContain(rule.labels.severity)
    expect(rule.annotations.summary).not.toBe('')
    const page = rule.annotations.runbook_url
    expect(existsSync(page)).toBe(true)
    const text = readFileSync(page, 'utf8')
    expect(text).toContain(`\`${rule.alert}\``)
    expect(text).toContain(rule.expr)
    expect(index).toContain(`(operations/${basename(page)}) | ${rule.labels.severity} |`)
  })

  test.each(rules.filter(({ labels }) => labels.severity === 'page'))(
    '$alert wakes nobody for a thing that needs nothing done',
    ({ annotations }) => {
      const page = readFileSync(annotations.runbook_url, 'utf8')
      expect(page).not.toMatch(/\b(nothing|no action)\b[^.]{0,20}\b(to do|to be done|needed)\b/i)
      expect(page).toMatch(/^## What to do\n\n- /m)
    },
  )

  test('that of memory fires below what the shipped containers may have', () => {
    const { expr = '' } = rules.find(({ alert }) => alert === 'PartyDojoMemoryGrowing') ?? {}
    const alarmBytes = Number(/> (\S+)$/.exec(expr)?.[1])
    const compose = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true })
    const cluster = readFileSync('deploy/kubernetes/party-dojo.yaml', 'utf8')
    const limits = [
      compose.services.app1.mem_limit,
      ...[...cluster.matchAll(/limits: \{ memory: (\w+) \}/g)].map(([, limit]) => limit),
    ]
    expect(new Set(limits)).toEqual(new Set(['1g', '1Gi']))
    expect(alarmBytes).toBeLessThan(0.85 * 1024 ** 3)
  })

  test('every page of an alarm has its alarm', () => {
    const named = rules.map(({ annotations }) => annotations.runbook_url).sort()
    expect(pages.filter(isAlarmPage)).toEqual(named)
  })
})

describe('lines of the log that pages send their reader to', () => {
  const quoted = pages.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => /\bthe log\b/i.test(line))
      .flatMap((line) => Array.from(line.matchAll(/`([^`]+)`/g), ([, code = '']) => code))
      .map((code) => ({
        path,
        code,
        event: /select\(\.event=="([^"]+)"\)/.exec(code)?.[1] ?? code,
      })),
  )
  const events = quoted.filter(({ event }) => /^[a-z_]+\.[a-z]+_[a-z_]+$/.test(event))

  test.each(events)('$event ($path) is the code of a line', ({ event }) => {
    expect(logEvents).toContain(event)
  })

  test('none is quoted by its message', () => {
    expect(quoted.filter(({ code }) => /^[A-Za-z][\w ]+ [\w ]+$/.test(code))).toEqual([])
  })

  test('some are quoted', () => {
    expect(events.length).toBeGreaterThan(6)
  })
})
