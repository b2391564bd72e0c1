import { useMemo } from 'react'
import { useSettings } from '#browser/storage/use-saved.ts'
import type { Draft } from '#domain/builder/draft.ts'
import { packLead } from '#domain/packs/pack-lead.ts'
import { fillPrompt } from '#domain/prompts/placeholders.ts'
import type { Player } from '#domain/table/players.ts'
import { PromptCard } from '#games/parts/prompt-card.tsx'
import { packFace, packGameOf } from '../pack-face.ts'
import styles from './play-preview.module.css'

/** For {player} and {other}. */
const sampleTable: readonly Player[] = [{ name: 'Mia' }, { name: 'Sam' }] as Player[]

type PlayPreviewProps = { draft: Draft; text: string; kind: 'dare' | undefined }

/** Shows the prompt as in play. */
export function PlayPreview({ draft, text, kind }: PlayPreviewProps) {
  const { sober } = useSettings()
  const { metadata } = draft
  const words = text.trim() || 'Your prompt stands here.'
  // A fixed draw: the preview must not change with every key.
  const prompt = useMemo(() => fillPrompt(words, 0, [0, 0], () => 0).filled, [words])
  return (
    <div className={`${styles.screen} cloth-${packFace(metadata).cloth}`}>
      <PromptCard
        lead={packLead(packGameOf(metadata.tags), metadata.name.trim() || 'Your pack', {
          text: words,
          isDare: kind === 'dare',
        })}
        prompt={prompt}
        players={sampleTable}
        sober={sober}
      />
    </div>
  )
}
