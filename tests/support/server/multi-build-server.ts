import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { startBuiltServer } from './built-server.ts'
import { findFreePort } from './free-port.ts'
import { makeOtherBuild } from './other-build.ts'

export type BuildLetter = 'a' | 'b' | 'c' | 'd'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** What stands before the server: one address, behind which one build after the other is put. */
export type Front = {
  url: string
  /** Puts another build behind the address. */
  deploy(letter: BuildLetter): void
  /** Answers that path itself, whichever build stands behind; null leaves it to the build again. */
  answer(path: string, answer: Answer | null): void
  /** The paths that were asked for, with their queries. */
  asked: string[]
  stop(): Promise<void>
}

export type MultiBuildServer = {
  /** The id that a build says it has. */
  idOf(letter: BuildLetter): Promise<string>
  openFront(): Promise<Front>
  stop(): Promise<void>
}

/** The product in several builds, `a` being the real one, each a process of its own. */
export async function openMultiBuildServer(
  letters: readonly BuildLetter[],
): Promise<MultiBuildServer> {
  const others = await Promise.all(
    letters.flatMap((letter) => (letter === 'a' ? [] : [makeOtherBuild(letter)])),
  )
  const dirs = letters.map((letter) => others.find(({ id }) => id.startsWith(letter))?.dir)
  const servers = await Promise.all(dirs.map((dir) => startBuiltServer({}, dir)))
  const urlOf = (letter: BuildLetter) => servers[letters.indexOf(letter)]?.url ?? ''
  return {
    async idOf(letter) {
      return (await (await fetch(`${urlOf(letter)}/builds/latest.json`)).json()).id
    },
    openFront: () => openFront(urlOf),
    async stop() {
      await Promise.all(servers.map((server) => server.stop()))
      await Promise.all(others.map((other) => other.remove()))
    },
  }
}

async function openFront(urlOf: (letter: BuildLetter) => string): Promise<Front> {
  const answers = new Map<string, Answer>()
  const asked: string[] = []
  let behind = urlOf('a')
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    asked.push(path)
    const answer = answers.get(path.replace(/\?.*/, ''))
    if (answer) return answer(incoming, outgoing)
    const { method, headers } = incoming
    const passedOn = request(behind + path, { method, headers }, (answered) => {
      outgoing.writeHead(answered.statusCode ?? 502, answered.headers)
      answered.pipe(outgoing)
    })
    passedOn.on('error', () => outgoing.destroy())
    incoming.pipe(passedOn)
  })
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${port}`,
    deploy(letter) {
      behind = urlOf(letter)
    },
    answer(path, answer) {
      if (answer) answers.set(path, answer)
      else answers.delete(path)
    },
    asked,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
