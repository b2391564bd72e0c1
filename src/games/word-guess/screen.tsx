import { useLiveState } from '#browser/use-live-state.ts'
import { voiceAgent } from '#browser/voice/voice-agent.ts'
import { GamePage } from '#games/kit/game-page.tsx'
import type { Stock } from '#games/kit/use-deal.ts'
import { game } from './game.ts'
import { howTo } from './how-to.ts'
import { Play } from './play.tsx'
import { rules } from './rules.ts'
import { type Options, options } from './rules-state.ts'
import { dealWords } from './words.ts'
import { WordsStrip } from './words-strip.tsx'

const stock: Stock<Options> = { deal: dealWords, Strip: WordsStrip }

/** What is not to be had is not offered. */
const { host: _, ...otherFields } = options.fields
const withoutVoice = { ...options, fields: otherFields as typeof options.fields }

export default function Screen() {
  const hasVoice = useLiveState(voiceAgent, null)
  return (
    <GamePage
      game={game}
      howTo={howTo}
      rules={rules}
      options={hasVoice ? options : withoutVoice}
      stock={stock}
      Play={Play}
    />
  )
}
