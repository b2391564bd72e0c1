// npm writes an incomplete lock when a platform's package was not served at that moment; `npm ci`
// then fails on that platform alone.
import { readFileSync } from 'node:fs'

const path = process.argv[2] ?? 'package-lock.json'
const { packages } = JSON.parse(readFileSync(path, 'utf8'))
const faults = []

for (const [place, entry] of Object.entries(packages)) {
  if (entry.resolved?.startsWith('http')) faults.push(`${place}: resolved names a host`)
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!isLocked(place, name)) faults.push(`${place || 'the project'}: ${name} is missing`)
  }
}

for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exit(1)
console.log(`${path} is complete.`)

/** Looks where Node would: beside the package that asks, then in each folder above. */
function isLocked(place, name) {
  for (
    let base = place;
    ;
    base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules/') - 1))
  ) {
    if (packages[base ? `${base}/node_modules/${name}` : `node_modules/${name}`]) return true
    if (base === '') return false
  }
}
