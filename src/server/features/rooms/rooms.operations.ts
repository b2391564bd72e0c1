import { z } from 'zod'
import {
  CarriedGame,
  Knock,
  MessagesReply,
  NewRoom,
  NewSeat,
  NewTicket,
  RoomPreview,
  SeatGrant,
  SeatLink,
  SeatProof,
  SentMessages,
  Ticket,
} from '#contract/rooms.ts'
import type { OperationGroup } from '#server/platform/web/operation.ts'
import { file, json } from '#server/platform/web/operation-responses.ts'

const path = { code: z.string().describe('Four or five letters, in any case.') }

export const roomsOperations: OperationGroup = {
  tag: 'Rooms',
  description:
    'Live rooms: a phone each. A seat is proven by its token. Messages go over a WebSocket, `/api/rooms/{code}/socket`.',
  operations: [
    {
      route: 'POST /api/rooms',
      id: 'openRoom',
      summary: 'Open a room, and take its first seat: the host’s.',
      body: NewRoom,
      responses: { 201: json('Opened.', SeatGrant) },
      errors: ['conflict', 'unavailable'],
      isLimited: true,
    },
    {
      route: 'GET /api/rooms/{code}',
      id: 'getRoom',
      summary: 'What somebody without a seat may know of a room.',
      path,
      responses: { 200: json('The room.', RoomPreview) },
      errors: ['not_found', 'unavailable'],
      isLimited: true,
    },
    {
      route: 'POST /api/rooms/{code}/seats',
      id: 'takeSeat',
      summary: 'Take a seat, claim one, or ask the host for one’s own back.',
      path,
      body: NewSeat,
      responses: { 201: json('Seated.', SeatGrant), 202: json('The host is asked.', Knock) },
      errors: ['not_found', 'conflict', 'unavailable'],
      isLimited: true,
    },
    {
      route: 'POST /api/rooms/{code}/seat-links',
      id: 'makeSeatLink',
      summary: 'Get a link that moves a seat to another phone. Works once, for two minutes.',
      path,
      body: SeatProof,
      responses: { 201: json('The link.', SeatLink) },
      errors: ['not_found', 'forbidden', 'unavailable'],
      isLimited: true,
    },
    {
      route: 'POST /api/rooms/{code}/take-back',
      id: 'takeGameBack',
      summary: 'Take the game to the host’s phone; the room goes back to its lobby.',
      path,
      body: SeatProof,
      responses: { 200: json('The game.', CarriedGame) },
      errors: ['not_found', 'conflict', 'unavailable'],
      isLimited: true,
    },
    {
      route: 'POST /api/rooms/{code}/tickets',
      id: 'makeRoomTicket',
      summary: 'Get a ticket for the event stream. Works once, for thirty seconds.',
      path,
      body: NewTicket,
      responses: { 201: json('The ticket.', Ticket) },
      errors: ['not_found', 'unavailable'],
      isLimited: true,
    },
    {
      route: 'GET /api/rooms/{code}/events',
      id: 'streamRoom',
      summary: 'The messages of a room as server-sent events, where no WebSocket gets through.',
      path,
      query: z.object({ ticket: z.string() }),
      responses: { 200: file('Messages.', 'text/event-stream') },
      errors: ['forbidden', 'unavailable'],
    },
    {
      route: 'POST /api/rooms/{code}/messages',
      id: 'sendRoomMessages',
      summary: 'Send moves and calls without a WebSocket, or ones too long for it.',
      path,
      body: SentMessages,
      responses: { 200: json('Dealt with.', MessagesReply) },
      errors: ['not_found', 'forbidden', 'unavailable'],
      isLimited: true,
    },
  ],
}
