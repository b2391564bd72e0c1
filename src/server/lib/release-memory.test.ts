import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'

const megabyte = 2 ** 20

/** Takes 200 MB, drops them, and ends once it has given most of them back. */
const program = `
  import { releaseMemoryAtRest } from './src/server/lib/release-memory.ts'
  releaseMemoryAtRest(1000)
  const heldMb = () => process.memoryUsage.rss() / ${megabyte}
  let taken = Array.from({ length: 200 }, () => new Array(${megabyte} / 8).fill(1.5))
  const mostMb = heldMb()
  taken = null
  const look = setInterval(() => {
    if (heldMb() > mostMb - 150) return
    clearInterval(look)
    console.log('given back')
  }, 200)`

test('a process at rest gives back what it took', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program])
  onTestFinished(() => void child.kill())
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  child.stderr.on('data', (chunk) => (said += chunk))
  const [code] = await once(child, 'close')
  expect([said.trim(), code]).toEqual(['given back', 0])
})
