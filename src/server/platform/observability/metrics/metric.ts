export type Series = { value: number }

export type HistogramSeries = { bucketCounts: number[]; sum: number }

type Description = { name: string; help: string; labels: readonly string[] }

export type Counter = Description & {
  kind: 'counter' | 'gauge'
  all: () => Iterable<[values: string[], series: Series]>
  /** Always the same object for the same values: hot code keeps it. */
  withLabels: (...values: string[]) => Series
  inc: (...values: string[]) => void
}

export type Histogram = Description & {
  kind: 'histogram'
  /** Upper bounds, ascending, without +Inf. */
  buckets: readonly number[]
  all: () => Iterable<[values: string[], spread: HistogramSeries]>
  observe: (value: number, ...values: string[]) => void
}

export type Metric = Counter | Histogram

/** Bounds memory here and in Prometheus: label values above this count as `other`. */
const maxSeries = 1_000
const separator = '\0'

export function counter(name: string, help: string, labels: readonly string[] = []): Counter {
  return counts('counter', { name, help, labels })
}

export function gauge(name: string, help: string, labels: readonly string[] = []): Counter {
  return counts('gauge', { name, help, labels })
}

export function histogram(
  description: { name: string; help: string; buckets: readonly number[] },
  labels: readonly string[] = [],
): Histogram {
  const { buckets } = description
  const allSeries = openSeries(labels, (): HistogramSeries => {
    return { bucketCounts: Array<number>(buckets.length + 1).fill(0), sum: 0 }
  })
  return {
    ...description,
    kind: 'histogram',
    labels,
    all: allSeries.all,
    observe: (value, ...values) => {
      const series = allSeries.of(values)
      const fitting = buckets.findIndex((bound) => value <= bound)
      const index = fitting === -1 ? buckets.length : fitting
      series.bucketCounts[index] = (series.bucketCounts[index] ?? 0) + 1
      series.sum += value
    },
  }
}

function counts(kind: Counter['kind'], description: Description): Counter {
  const series = openSeries(description.labels, (): Series => ({ value: 0 }))
  const of = (...values: string[]) => series.of(values)
  // A metric without labels is exported before its first change.
  if (description.labels.length === 0) of()
  const add = (...values: string[]) => {
    series.of(values).value++
  }
  return { ...description, kind, all: series.all, withLabels: of, inc: add }
}

function openSeries<Value>(labels: readonly string[], make: () => Value) {
  const series = new Map<string, Value>()
  const otherKey = labels.map(() => 'other').join(separator)

  function create(key: string): Value {
    const kept = make()
    series.set(key, kept)
    return kept
  }

  function of(values: readonly string[]): Value {
    const key = values.join(separator)
    const known = series.get(key)
    if (known) return known
    if (values.length !== labels.length) throw new RangeError(`labels: ${labels.join(', ')}`)
    if (series.size < maxSeries) return create(key)
    return series.get(otherKey) ?? create(otherKey)
  }

  function* all(): Iterable<[string[], Value]> {
    for (const [key, kept] of series) yield [labels.length === 0 ? [] : key.split(separator), kept]
  }

  return { of, all }
}
