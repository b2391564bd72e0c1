import { DareEditor } from './dare-editor.tsx'
import { loveIdeas } from './ideas-love.ts'
import { useDareEditor } from './use-dare-editor.ts'

const description =
  'A kind card for a friend, or more than a friend: a compliment and a question. Only you read the answer.'

export default function UserCardLoveGame() {
  const editor = useDareEditor('love')
  return (
    <>
      <title>Send a kind card | Party Dojo</title>
      <meta name="description" content={description} />
      <DareEditor
        kind="love"
        editor={editor}
        heading="Send a kind card"
        lead="Say it kindly: a compliment and a question, for a friend or more than one. Only you read the answer."
        lines={[{ label: 'The card', hint: 'Say something true, then ask something.' }]}
        deal={{
          words: 'Lend me words',
          note: 'True ones are better.',
          ideas: [loveIdeas],
        }}
      />
    </>
  )
}
