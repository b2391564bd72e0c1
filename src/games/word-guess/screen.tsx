import { useLiveState } from '#browser/storage/use-live-state.ts'
import { voiceAgent } from '#browser/voice/voice-agent.ts'
import { GamePage } from '#games/shell/game-page.tsx'
import { lateTable } from '#games/shell/late-table.ts'
import type { CardSource } from '#games/shell/use-deal.ts'
import { game } from './game.ts'
import { howTo } from './how-to.ts'
import { type Options, options } from './rules-options.ts'
import { WordsRow } from './words-row.tsx'

export const table = lateTable(() => import('./table.ts').then((late) => late.parts))

const stock: CardSource<Options> = {
  deal: async (rules, sober) => (await table.load()).dealWords(rules, sober),
  Row: WordsRow,
}

const rooms = {
  phone: () => import('./phone-play.tsx').then((late) => late.PhonePlay),
  tv: () => import('./screen-view.tsx').then((late) => late.ScreenView),
}

/** Hides the voice host option where it is unavailable. */
const { host: _, ...otherFields } = options.fields
const withoutVoice = { ...options, fields: otherFields as typeof options.fields }

export default function Screen() {
  const hasVoice = useLiveState(voiceAgent, null)
  return (
    <GamePage
      game={game}
      howTo={howTo}
      options={hasVoice ? options : withoutVoice}
      cardSource={stock}
      rooms={rooms}
      table={table}
    />
  )
}
