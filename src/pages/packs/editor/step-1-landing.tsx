import { useState } from 'react'
import { useNavigate } from 'react-router'
import { beginPack } from '#browser/packs/begin-pack.ts'
import { hasContent } from '#domain/builder/draft.ts'
import { stepPath } from '#domain/builder/steps.ts'
import { unnamedPack } from '#domain/packs/custom-pack.ts'
import type { PackGameSlug } from '#domain/packs/pack-kinds.ts'
import { Button } from '#ui/button.tsx'
import { LinkRow } from '#ui/link-row.tsx'
import { RowList } from '#ui/row.tsx'
import { withCount } from '../pack-words.ts'
import { GameChoice } from './game-choice.tsx'
import { StepDock } from './step-dock.tsx'
import styles from './step-props.module.css'
import type { FirstStepProps } from './step-props.ts'

export function Step1Landing({ draft }: FirstStepProps) {
  const navigate = useNavigate()
  const [game, setGame] = useState<PackGameSlug | null>(null)

  function begin(): void {
    beginPack(game)
    void navigate(stepPath(2))
  }

  return (
    <>
      <main className={styles.stage}>
        <h1 tabIndex={-1}>Write your own</h1>
        <p className={styles.hint}>
          Five minutes, a dozen prompts, and the names only your friends get.
        </p>
        <div className={styles.body}>
          {draft && hasContent(draft) && (
            <RowList label="Not done yet">
              <LinkRow
                title={<bdi>{draft.metadata.name.trim() || unnamedPack}</bdi>}
                note={`Go on writing · ${withCount(draft.prompts.length, 'prompt')}`}
                to={stepPath(draft.metadata.name.trim() ? 4 : 3)}
              />
            </RowList>
          )}
          <h2 className={styles.heading}>What kind of pack?</h2>
          <GameChoice game={game} onChoose={setGame} />
        </div>
      </main>
      <StepDock step={1}>
        <Button size="medium" icon="icon-fwd" note="a new pack" onPress={begin}>
          Start
        </Button>
      </StepDock>
    </>
  )
}
