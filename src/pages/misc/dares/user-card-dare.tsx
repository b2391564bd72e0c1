import { DareDesk } from './desk.tsx'
import { DrawingPad } from './drawing-pad.tsx'
import { cardIdeas } from './ideas-card.ts'
import { useDesk } from './use-desk.ts'

const description =
  'Write or draw a dare on a card and send it to somebody by link. They may take it, swap it or say no.'

export default function UserCardDare() {
  const desk = useDesk('card')
  const { draft, change } = desk
  return (
    <>
      <title>Send a dare card | Party Dojo</title>
      <meta name="description" content={description} />
      <DareDesk
        kind="card"
        desk={desk}
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
      </DareDesk>
    </>
  )
}
