/** Apart from the schemas: phones need no validator. */
export const roomsPath = '/api/rooms'
/** Codes of bars' tables. */
export const tablesPath = '/api/tables'
/** Their signs. */
export const barsPath = '/api/bars'
