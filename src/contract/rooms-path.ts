/** Apart from the schemas: phones need no validator. */
export const roomsPath = '/api/rooms'
/** Codes of bars' tables. */
export const tablesPath = '/api/tables'
/** Their signs. */
export const barsPath = '/api/bars'
/** Evenings that were kept. */
export const nightsPath = '/api/nights'
/** Proves a seat of a kept night, where a request has no body. */
export const seatTokenHeader = 'x-seat-token'
