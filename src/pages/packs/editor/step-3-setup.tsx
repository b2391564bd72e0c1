import { useState } from 'react'
import { useNavigate } from 'react-router'
import { canLeave, stepPath } from '#domain/builder/steps.ts'
import { maxPromptLength, maxTextLengths } from '#domain/packs/custom-pack.ts'
import { gameOf, iconOf } from '#domain/packs/tags.ts'
import { type MetadataField, metadataProblems } from '#domain/packs/validate-pack.ts'
import { findPackGame } from '#games/registry.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { LinkRow } from '#ui/link-row.tsx'
import { RowList } from '#ui/row.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import { CoverIcon } from '../cover-icon.tsx'
import { CoverSheet } from './cover-sheet.tsx'
import { GameChoice } from './game-choice.tsx'
import { promptExample } from './prompt-example.ts'
import { StepDock } from './step-dock.tsx'
import styles from './step-props.module.css'
import type { StepProps } from './step-props.ts'
import { TagsField } from './tags-field.tsx'

const flags = [
  ['explicit', '18+', 'Hot: for adults, and says so on its cover'],
  ['alcohol', 'Speaks of drinks', 'Left out in sober mode'],
] as const

export function Step3Setup({ draft, send, saving }: StepProps) {
  const navigate = useNavigate()
  const [sheet, setSheet] = useState<'game' | 'cover' | null>(null)
  const [isChecked, setChecked] = useState(false)
  const { metadata, prompts } = draft
  const problems = isChecked ? metadataProblems(metadata) : {}
  const game = gameOf(metadata.tags)
  const icon = iconOf(metadata.tags)

  const written = (field: MetadataField) => ({
    name: field,
    value: metadata[field],
    problem: problems[field] ?? null,
    onChange: (event: { target: { value: string } }) =>
      send({ type: 'write', field, text: event.target.value }),
  })

  function writeFirst(text: string): void {
    const [first] = prompts
    if (first && text === '') send({ type: 'remove', key: first.key })
    else if (first) send({ type: 'edit', key: first.key, text })
    else send({ type: 'add', prompts: [{ text }], after: null })
  }

  function goOn(): void {
    setChecked(true)
    if (canLeave(3, draft)) return void navigate(stepPath(4))
    const [first] = Object.keys(metadataProblems(metadata))
    document.querySelector<HTMLElement>(`main [name="${first}"]`)?.focus()
  }

  return (
    <>
      <main className={styles.stage}>
        <h1 tabIndex={-1}>Name the pack</h1>
        <div className={styles.body}>
          <div>
            <Field
              label="Name"
              placeholder="Flat 4, the early years"
              maxLength={maxTextLengths.name}
              autoComplete="off"
              {...written('name')}
            />
            {prompts.length < 2 && (
              <Field
                dir="auto"
                label="First prompt, if you have it"
                placeholder={promptExample(game)}
                maxLength={maxPromptLength}
                autoComplete="off"
                value={prompts[0]?.text ?? ''}
                onChange={(event) => writeFirst(event.target.value)}
              />
            )}
            <Field
              dir="auto"
              label="Description"
              placeholder="What it is about, and who should play it."
              rows={2}
              maxLength={maxTextLengths.description}
              {...written('description')}
            />
            <Field
              label="Author"
              placeholder="Whoever gets the credit"
              maxLength={maxTextLengths.author}
              autoComplete="nickname"
              {...written('author')}
            />
            <TagsField tags={metadata.tags} onChange={(text) => send({ type: 'tags', text })} />
          </div>
          <RowList>
            <LinkRow
              title="Kind"
              note={findPackGame(game ?? '')?.title ?? 'Anything goes'}
              onPress={() => setSheet('game')}
            />
            <LinkRow
              title="Cover"
              note={icon ? 'Change the picture' : 'Pick a picture'}
              end={<CoverIcon icon={icon} className={styles.cover ?? ''} />}
              onPress={() => setSheet('cover')}
            />
            {flags.map(([flag, title, note]) => (
              <SwitchRow
                key={flag}
                title={title}
                note={note}
                isOn={metadata[flag]}
                onChange={(isOn) => send({ type: 'flag', flag, isOn })}
              />
            ))}
          </RowList>
        </div>
        <Sheet open={sheet === 'game'} title="What kind of pack?" onClose={() => setSheet(null)}>
          <GameChoice
            game={game}
            onChoose={(chosen) => {
              send({ type: 'game', game: chosen })
              setSheet(null)
            }}
          />
        </Sheet>
        <CoverSheet
          open={sheet === 'cover'}
          icon={icon}
          onClose={() => setSheet(null)}
          onChoose={(chosen) => send({ type: 'icon', icon: chosen })}
        />
      </main>
      <StepDock step={3} saving={saving}>
        <Button size="medium" icon="icon-fwd" note="the best part" onPress={goOn}>
          Prompts
        </Button>
      </StepDock>
    </>
  )
}
