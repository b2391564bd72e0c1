import { DareEditor } from './dare-editor.tsx'
import { DrawingPad } from './drawing-pad.tsx'
import { cardIdeas } from './ideas-card.ts'
import { useDareEditor } from './use-dare-editor.ts'

const description =
  'Write or draw a dare on a card and send it to somebody by link. They may take it, swap it or say no.'

export default function UserCardDare() {
  const editor = useDareEditor('card')
  const { draft, change } = editor
  return (
    <>
      <title>Send a dare card | Party Dojo</title>
      <meta name="description" content={description} />
      <DareEditor
        kind="card"
        editor={editor}
        heading="Send a dare card"
        lead="Draw it, write it, or both. They may swap it once, or say no without reasons."
        lines={[{ label: 'The dare', hint: 'In words, if the drawing needs any.' }]}
        deal={{
          words: 'Lend me one',
          note: 'From the house’s drawer.',
          ideas: [cardIdeas],
        }}
      >
        <DrawingPad drawing={draft.drawing} onChange={(drawing) => change({ drawing })} />
      </DareEditor>
    </>
  )
}
