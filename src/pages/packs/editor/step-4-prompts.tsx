import { useState } from 'react'
import { useNavigate } from 'react-router'
import { reduceDraft } from '#domain/builder/reduce-draft.ts'
import { canLeave, stepPath } from '#domain/builder/steps.ts'
import { gameOf } from '#domain/packs/tags.ts'
import { promptProblems } from '#domain/packs/validate-pack.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import textLink from '#ui/text-link.module.css'
import { withCount } from '../pack-words.ts'
import { FileSheet } from './file-sheet.tsx'
import { PasteSheet } from './paste-sheet.tsx'
import { PlayPreview } from './play-preview.tsx'
import { PreviewSheet } from './preview-sheet.tsx'
import { promptExample } from './prompt-example.ts'
import list from './prompt-list.module.css'
import { PromptList } from './prompt-list.tsx'
import { StepDock } from './step-dock.tsx'
import styles from './step-props.module.css'
import type { StepProps } from './step-props.ts'

type SheetName = 'paste' | 'file' | 'preview'

export function Step4Prompts({ draft, send, undo, saving }: StepProps) {
  const navigate = useNavigate()
  const [sheet, setSheet] = useState<SheetName | null>(null)
  const [isChecked, setChecked] = useState(false)
  const [focusKey, setFocusKey] = useState<number | null>(null)
  const { prompts, metadata } = draft
  const game = gameOf(metadata.tags)
  const problems = promptProblems(prompts)
  const shown = prompts.find(({ key }) => key === focusKey) ?? prompts.at(-1)
  const close = () => setSheet(null)

  function add(): void {
    send({ type: 'add', prompts: [{ text: '' }], after: null })
    setFocusKey(draft.nextKey)
  }

  function goOn(): void {
    setChecked(true)
    // Removes the empty prompt that Enter added.
    send({ type: 'trim' })
    if (canLeave(4, reduceDraft(draft, { type: 'trim' }, draft.changedAtMs))) {
      return void navigate(stepPath(5))
    }
    const [wrong] = problems.byIndex.keys()
    setFocusKey(prompts[wrong ?? -1]?.key ?? null)
  }

  return (
    <>
      <main className={`${styles.stage} ${list.stage}`}>
        <div>
          <h1 tabIndex={-1}>Write the prompts</h1>
          <p className={styles.hint}>Read each one out loud. If nobody laughs, bin it.</p>
          <div className={`${styles.links} ${list.links}`}>
            {tools.map(([name, words]) => (
              <button
                key={name}
                type="button"
                className={`${textLink.textLink} ${name === 'preview' ? list.narrow : ''}`}
                onClick={() => setSheet(name)}
              >
                {words}
              </button>
            ))}
            {undo && (
              <button type="button" className={textLink.textLink} onClick={undo}>
                Undo
              </button>
            )}
          </div>
          <Alert message={isChecked ? problems.list : null} />
          <PromptList
            prompts={prompts}
            hasDares={game === 'truth-or-dare'}
            example={promptExample(game)}
            problems={isChecked ? problems.byIndex : noProblems}
            nextKey={draft.nextKey}
            focusKey={focusKey}
            onFocus={setFocusKey}
            send={send}
          />
          <div className={list.add}>
            <Button variant="quiet" icon="icon-plus" onPress={add}>
              Add a prompt
            </Button>
          </div>
        </div>
        <aside className={list.preview} aria-label="How it looks when it is played">
          <PlayPreview draft={draft} text={shown?.text ?? ''} kind={shown?.kind} />
        </aside>
      </main>
      <PasteSheet open={sheet === 'paste'} onClose={close} send={send} />
      <FileSheet open={sheet === 'file'} onClose={close} draft={draft} send={send} />
      <PreviewSheet open={sheet === 'preview'} onClose={close} draft={draft} from={shown?.key} />
      <StepDock step={4} saving={saving}>
        <Button
          size="medium"
          icon="icon-fwd"
          note={`${withCount(prompts.length, 'prompt')} so far`}
          onPress={goOn}
        >
          Review
        </Button>
      </StepDock>
    </>
  )
}

const noProblems = new Map<number, string>()

const tools: [SheetName, string][] = [
  ['paste', 'Paste a list'],
  ['file', 'Files'],
  ['preview', 'See it played'],
]
