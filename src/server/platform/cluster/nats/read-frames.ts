type FrameHandlers = {
  onInfo: (info: { tls_required?: boolean }) => void
  onMessage: (subject: string, payload: string) => void
  onPing: () => void
  onPong: () => void
  onError: (message: string) => void
}

/** The client's side of the NATS protocol, lines that end with CR LF; a message has a payload. */
export function openFrameReader(handlers: FrameHandlers): { read: (chunk: Buffer) => void } {
  let rest: Buffer = Buffer.alloc(0)

  /** Bytes that were used; 0 when more must come. */
  function readFrame(): number {
    const end = rest.indexOf('\r\n')
    if (end === -1) return 0
    const line = rest.toString('utf8', 0, end)
    const [verb = ''] = line.split(' ', 1)
    if (verb !== 'MSG') {
      readLine(verb, line)
      return end + 2
    }
    const parts = line.split(' ')
    const bytes = Number(parts.at(-1))
    const start = end + 2
    if (rest.length < start + bytes + 2) return 0
    handlers.onMessage(parts[1] ?? '', rest.toString('utf8', start, start + bytes))
    return start + bytes + 2
  }

  function readLine(verb: string, line: string): void {
    if (verb === 'INFO') handlers.onInfo(JSON.parse(line.slice(5)))
    else if (verb === 'PING') handlers.onPing()
    else if (verb === 'PONG') handlers.onPong()
    else if (verb === '-ERR') handlers.onError(line.slice(5))
  }

  return {
    read(chunk) {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
      for (let used = readFrame(); used > 0; used = readFrame()) rest = rest.subarray(used)
    },
  }
}
