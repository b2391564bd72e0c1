import type { VenueMove } from '#domain/venue/moves.ts'
import type { VenueOptions } from '#domain/venue/state.ts'
import type { VenueView } from '#domain/venue/venue-rules.ts'
import type { RoomScreens } from '../shell/page-props.ts'

/** Every bar's screens in rooms; loaded only there. */
export const venueRooms: RoomScreens<VenueView, VenueMove, VenueOptions> = {
  phone: () => import('./phone-play.tsx').then((late) => late.PhonePlay),
  tv: () => import('./screen-view.tsx').then((late) => late.ScreenView),
}
