import type { Histogram, Measure } from './measure.ts'

type Labels = readonly (readonly [name: string, value: string])[]

/** Measures as Prometheus reads them, in its text format. */
export function writeExposition(measures: Iterable<Measure>): string {
  const lines: string[] = []
  for (const measure of measures) {
    const { name, help, kind } = measure
    lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`)
    if (measure.kind === 'histogram') lines.push(...histogramLines(measure))
    else {
      for (const [values, { value }] of measure.all()) {
        lines.push(line(name, named(measure, values), value))
      }
    }
  }
  return `${lines.join('\n')}\n`
}

function histogramLines(measure: Histogram): string[] {
  const { name, buckets } = measure
  const lines: string[] = []
  for (const [values, { counts, sum }] of measure.all()) {
    const labels = named(measure, values)
    let upToHere = 0
    for (const [place, count] of counts.entries()) {
      upToHere += count
      const bound = place === buckets.length ? '+Inf' : String(buckets[place])
      lines.push(line(`${name}_bucket`, [...labels, ['le', bound]], upToHere))
    }
    lines.push(line(`${name}_sum`, labels, sum), line(`${name}_count`, labels, upToHere))
  }
  return lines
}

function named({ labels }: Pick<Measure, 'labels'>, values: readonly string[]): Labels {
  return labels.map((label, place) => [label, values[place] ?? ''] as const)
}

function line(name: string, labels: Labels, value: number): string {
  const inside = labels.map(([label, text]) => `${label}="${escaped(text)}"`).join(',')
  return `${name}${inside && `{${inside}}`} ${value}`
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
