// A large data set beside a small one: npm run bench -- scale [--keep] [--people 1000000]
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Measurement } from '../measurement.ts'
import { machine, table } from '../tables.ts'
import { measureCost } from './cost.ts'
import { type Dataset, datasetOf, dropDatabase } from './dataset.ts'
import { measurePlans } from './plans.ts'
import { measureRatios } from './ratios.ts'
import { ensureDataset } from './seed.ts'

const smallSize = 1_000
const results = join(import.meta.dirname, '../results')

/** Seeds both data sets, measures, keeps `results/scale.md`, and deletes them unless `--keep` is given. */
export async function measureScale(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      keep: { type: 'boolean', default: false },
      people: { type: 'string', default: '1000000' },
    },
  })
  // What was claimed in it stays claimed: the small one is new every time.
  await remove(datasetOf(smallSize))
  const small = await ensureDataset(smallSize)
  const large = await ensureDataset(Number(values.people))
  const measurements: Measurement[] = []
  for (const measure of [
    () => measurePlans(large),
    () => measureRatios(large, small),
    () => measureCost(large),
  ]) {
    const measurement = await measure()
    console.log(table(measurement))
    measurements.push(measurement)
  }
  const date = new Date().toISOString().slice(0, 10)
  const page = [`# At scale, ${date}`, machine, ...measurements.map(table)]
  await mkdir(results, { recursive: true })
  await writeFile(join(results, 'scale.md'), `${page.join('\n\n')}\n`)
  if (values.keep) return
  for (const dataset of [small, large]) await remove(dataset)
}

async function remove(dataset: Dataset): Promise<void> {
  await dropDatabase(dataset)
  await rm(dataset.dataDir, { recursive: true, force: true })
}
