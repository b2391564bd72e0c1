import { useEffect } from 'react'
import { useLiveState } from '#browser/storage/use-live-state.ts'
import { canUseVoice, voiceObstacle } from '#browser/voice/voice-agent.ts'
import { Row } from '#ui/row.tsx'
import type { Options } from './rules-options.ts'
import { themes } from './rules-themes.ts'
import { dealWords } from './words.ts'

/** On the start screen: number of words and their themes. Also checks for the voice host. */
export function WordsRow({ options, sober }: { options: Options; sober: boolean }) {
  useEffect(() => {
    // A restored game replaces the start screen at once.
    const timer = setTimeout(() => {
      if (!canUseVoice()) return
      import('#browser/voice/check-voice-agent.ts')
        .then((late) => late.checkVoiceAgent())
        .catch(() => {})
    })
    return () => clearTimeout(timer)
  }, [])
  const obstacle = useLiveState(voiceObstacle, null)
  const lists = dealWords(options, sober)
  const open = themes.filter((_, at) => lists[at]?.length)
  return (
    <>
      <Row
        title={`${lists.flat().length} words`}
        note={open.map(({ label }) => label).join(', ')}
      />
      {obstacle && <Row title="No voice host here" note={obstacle} />}
    </>
  )
}
