/** Apart from the schemas: phones need no validator. */
export const roomsPath = '/api/rooms'
