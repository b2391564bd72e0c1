import { renderToStaticMarkup } from 'react-dom/server'
import { seatsHere } from '#domain/table/presence.ts'
import type { VenueState } from '#domain/venue/state.ts'
import { venueRules } from '#domain/venue/venue-rules.ts'
import { defineGame } from '#games/define-game.ts'
import type { OwnPhone } from '#games/parts/play-props.ts'
import { SeatsHere } from '#games/parts/seats-here.ts'
import { PhonePlay } from '#games/venue/phone-play.tsx'
import { ScreenView } from '#games/venue/screen-view.tsx'

const game = defineGame({
  slug: 'squiffy',
  title: 'Squiffy',
  titleLines: ['Squiffy'],
  tagline: '',
  cloth: 'plain',
  crest: 'squiffy',
  players: { min: 2, max: 20 },
})

/** What a seat's phone says. */
export function phone(state: VenueState, viewer: number, changes: Partial<OwnPhone> = {}): string {
  const own: OwnPhone = {
    code: 'HKTR',
    openSheet() {},
    away: [],
    hasScreen: false,
    price: 'soft',
    waitsFor: venueRules.waitsFor(state),
    ...changes,
  }
  const { players, options } = state
  const does = { send() {}, undo() {}, leave() {}, canUndo: false, sober: false }
  const view = venueRules.view(state, viewer)
  return text(
    <SeatsHere value={seatsHere(state)}>
      <PhonePlay {...{ game, players, options, view, viewer, own, ...does }} />
    </SeatsHere>,
  )
}

/** What the TV says. */
export function tv(state: VenueState): string {
  const { players, options } = state
  const room = { code: 'HKTR', joinAt: 'partydojo.example' }
  const waitsFor = venueRules.waitsFor(state)
  const view = venueRules.view(state, 'screen')
  return text(<ScreenView {...{ game, players, options, view, waitsFor, room }} />)
}

function text(element: React.ReactElement): string {
  return renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/[⁨⁩]/g, '')
    .replace(/\s+/g, ' ')
}
