export type RoomSheetName =
  | 'room'
  | 'invite'
  | 'move'
  | 'tv'
  | 'games'
  | 'also'
  | 'remove'
  | 'hand-over'
