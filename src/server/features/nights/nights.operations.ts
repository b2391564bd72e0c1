import { z } from 'zod'
import { NewNight, NightSeat, PictureName, ShownName } from '#contract/nights.ts'
import { seatTokenHeader } from '#contract/rooms-path.ts'
import type { OperationGroup } from '#server/platform/web/operation.ts'
import { empty, file, json } from '#server/platform/web/operation-responses.ts'

const path = { id: z.string().describe('Of the night: 22 letters and digits.') }
const headers = { [seatTokenHeader]: z.string().describe('The token of a seat of that evening.') }
const routerPath = '/api/nights/:id/picture.png'

export const nightsOperations: OperationGroup = {
  tag: 'Nights',
  description:
    'Evenings of rooms, kept for thirty days at `/night/{id}`: awards over all games, names only of those who say yes.',
  operations: [
    {
      route: 'POST /api/nights',
      id: 'keepNight',
      summary: 'Keep the evening of a room, by a seat of it. Repeated, it is the same night.',
      body: NewNight,
      responses: { 201: json('Kept.', NightSeat) },
      errors: ['not_found', 'forbidden', 'conflict', 'unavailable'],
      isLimited: true,
    },
    {
      route: 'DELETE /api/nights/{id}',
      id: 'withdrawNight',
      summary: 'Withdraw a night. Requires the token of the seat that kept it.',
      path,
      headers,
      responses: { 204: empty('Withdrawn.') },
      errors: ['not_found', 'forbidden'],
      isLimited: true,
    },
    {
      route: 'GET /api/nights/{id}/seat',
      id: 'getNightSeat',
      summary: 'Get a seat’s part of a night.',
      path,
      headers,
      responses: { 200: json('The seat.', NightSeat) },
      errors: ['not_found', 'forbidden'],
      isLimited: true,
    },
    {
      route: 'PUT /api/nights/{id}/seat',
      id: 'showNightName',
      summary: 'Show a seat’s name on the page of the night, or hide it.',
      path,
      headers,
      body: ShownName,
      responses: { 200: json('The seat.', NightSeat) },
      errors: ['not_found', 'forbidden', 'conflict'],
      isLimited: true,
    },
    {
      route: 'GET /api/nights/{id}/picture.png',
      routerPath,
      id: 'getNightPicture',
      summary: 'Get the picture of a night, 1080 by 1350 pixels.',
      path,
      responses: { 200: file('The picture.', 'image/png') },
      errors: ['not_found'],
      isLimited: true,
    },
    {
      route: 'POST /api/nights/{id}/picture.png',
      routerPath,
      id: 'getOwnNightPicture',
      summary: 'Get a seat’s own picture of the night, with its name on it.',
      path,
      headers,
      body: PictureName,
      responses: { 200: file('The picture.', 'image/png') },
      errors: ['not_found', 'forbidden'],
      isLimited: true,
    },
  ],
}
