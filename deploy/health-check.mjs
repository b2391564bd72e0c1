// Whether the server in this container lives, or with /readyz as its argument, may be sent visitors;
// exits with 0 or 1.
const address = `http://127.0.0.1:${process.env.PORT || 3000}${process.argv[2] ?? '/healthz'}`

try {
  const answer = await fetch(address, { signal: AbortSignal.timeout(4_000) })
  if (!answer.ok) process.stderr.write(await answer.text())
  process.exitCode = answer.ok ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
