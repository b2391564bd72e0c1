import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection on which a test says what it likes; its errors are nobody's. */
export async function openSocket(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  return socket
}
