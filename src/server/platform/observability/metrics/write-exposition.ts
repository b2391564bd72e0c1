import type { Histogram, Metric } from './metric.ts'

type Labels = readonly (readonly [name: string, value: string])[]

/** In the text format of Prometheus. */
export function writeExposition(metrics: Iterable<Metric>): string {
  const lines: string[] = []
  for (const metric of metrics) {
    const { name, help, kind } = metric
    lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`)
    if (metric.kind === 'histogram') lines.push(...histogramLines(metric))
    else {
      for (const [values, { value }] of metric.all()) {
        lines.push(line(name, toLabels(metric, values), value))
      }
    }
  }
  return `${lines.join('\n')}\n`
}

function histogramLines(histogram: Histogram): string[] {
  const { name, buckets } = histogram
  const lines: string[] = []
  for (const [values, { bucketCounts, sum }] of histogram.all()) {
    const labels = toLabels(histogram, values)
    let cumulativeCount = 0
    for (const [place, count] of bucketCounts.entries()) {
      cumulativeCount += count
      const bound = place === buckets.length ? '+Inf' : String(buckets[place])
      lines.push(line(`${name}_bucket`, [...labels, ['le', bound]], cumulativeCount))
    }
    lines.push(line(`${name}_sum`, labels, sum), line(`${name}_count`, labels, cumulativeCount))
  }
  return lines
}

function toLabels({ labels }: Pick<Metric, 'labels'>, values: readonly string[]): Labels {
  return labels.map((label, index) => [label, values[index] ?? ''] as const)
}

function line(name: string, labels: Labels, value: number): string {
  const joinedLabels = labels.map(([label, text]) => `${label}="${escapeLabel(text)}"`).join(',')
  return `${name}${joinedLabels && `{${joinedLabels}}`} ${value}`
}

function escapeLabel(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
