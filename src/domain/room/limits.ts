/** Bytes of one frame, up. */
export const maxFrameBytes = 16 * 1024
/** Bytes of a body: a start carries the prompts of the active packs. */
export const maxRoomBodyBytes = 256 * 1024
export const maxRoomSeats = 20
/** Those who left included: each stays in the room's row. */
export const maxSeatsOfRoom = 200
export const maxAudience = 200
/** Seats of one phone in one room. */
export const maxSeatsOfPhone = 3

/** Milliseconds without contact until a seat is away. */
export const awayAfterMs = 10_000
/** Milliseconds a wait lasts until the host may skip a seat. */
export const hostSkipAfterMs = 20_000
/** Milliseconds without the host until another seat hosts. */
export const hostGoneAfterMs = 30_000
/** Milliseconds in which a phone may undo the claim of a wrong name; the host may later, too. */
export const claimUndoMs = 60_000
/** Milliseconds in which a game that went back to one phone may be asked for again: an answer may be lost. */
export const takeAgainMs = 2 * 60_000
/** Milliseconds an evening is kept. */
export const nightExpiryMs = 30 * 24 * 60 * 60_000
/** Milliseconds without a touch until a room is deleted. */
export const roomExpiryMs = 24 * 60 * 60_000
