import { RowList } from '#ui/row.tsx'
import { SwitchRow } from '#ui/switch-row.tsx'
import { DareEditor } from './dare-editor.tsx'
import { pongInstead, pongShots } from './ideas-pong.ts'
import { useDareEditor } from './use-dare-editor.ts'

const description =
  'A throw worth a dare, and what whoever misses does instead. Send it by link; the cups may hold water.'

export default function BarBeerPongDare() {
  const editor = useDareEditor('pong')
  const { draft, change } = editor
  return (
    <>
      <title>Send a pong dare | Party Dojo</title>
      <meta name="description" content={description} />
      <DareEditor
        kind="pong"
        editor={editor}
        heading="Send a pong dare"
        lead="One throw, or else. Nobody has to empty anything: the “or else” never does."
        lines={[
          { label: 'The throw', hint: '“Hit the back cup left-handed”' },
          { label: 'Or else', hint: 'What whoever misses does.' },
        ]}
        deal={{
          words: 'Deal me one',
          note: 'A throw, and an “or else”.',
          ideas: [pongShots, pongInstead],
        }}
      >
        <RowList label="Cups">
          <SwitchRow
            title="Water in the cups"
            note={draft.water ? 'The usual here.' : 'Their own choice. Water counts.'}
            isOn={draft.water}
            onChange={(water) => change({ water })}
          />
        </RowList>
      </DareEditor>
    </>
  )
}
