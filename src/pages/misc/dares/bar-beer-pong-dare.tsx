import { EyeSwitch } from '#ui/eye.tsx'
import { Row, RowList } from '#ui/row.tsx'
import { DareDesk } from './desk.tsx'
import { pongInstead, pongShots } from './ideas-pong.ts'
import { useDesk } from './use-desk.ts'

const description =
  'A throw worth a dare, and what whoever misses does instead. Send it by link; the cups may hold water.'

export default function BarBeerPongDare() {
  const desk = useDesk('pong')
  const { draft, change } = desk
  return (
    <>
      <title>Send a pong dare | Party Dojo</title>
      <meta name="description" content={description} />
      <DareDesk
        kind="pong"
        desk={desk}
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
          <Row
            title="Water in the cups"
            note={draft.water ? 'The usual here.' : 'Their own choice. Water counts.'}
            lit={draft.water}
            isOn={draft.water}
            end={<EyeSwitch on={draft.water} />}
            onPress={() => change({ water: !draft.water })}
          />
        </RowList>
      </DareDesk>
    </>
  )
}
