// What a room costs at least: the same frames to as many sockets, with nothing kept or decided.
import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'

const [port, bytes] = process.argv.slice(2).map(Number)
const pad = 'x'.repeat(Math.max(0, bytes - 60))
const rooms = new Map()

const server = createServer((_, response) => response.end('bare'))
const sockets = new WebSocketServer({ server, maxPayload: 16 * 1024, perMessageDeflate: false })
sockets.on('connection', (socket, { url }) => {
  const room = rooms.get(url) ?? { seq: 0, sockets: new Set() }
  rooms.set(url, room)
  room.sockets.add(socket)
  const send = (to) =>
    to.send(JSON.stringify({ type: 'view', seq: room.seq, acked: 0, now: Date.now(), pad }))
  send(socket)
  socket.on('message', (data) => {
    if (JSON.parse(data.toString()).type !== 'move') return
    room.seq++
    for (const other of room.sockets) send(other)
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => room.sockets.delete(socket))
})
server.listen(port, '127.0.0.1')
