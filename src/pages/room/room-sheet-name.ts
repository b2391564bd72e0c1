export type RoomSheetName = 'room' | 'invite' | 'move' | 'tv' | 'games' | 'remove' | 'hand-over'
