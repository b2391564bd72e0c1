import { nameOf } from '#domain/table/names.ts'
import { AnswerIsIn } from '#games/parts/answer-is-in.tsx'
import { Announce } from '#games/parts/live-region.tsx'
import { PhonePicture, PhoneWords } from '#games/parts/phone-stage.tsx'
import { letterCount, promptText } from '#games/parts/prompt-text.ts'
import { SkipTool } from '#games/parts/prompt-tools.tsx'
import { WaitingList } from '#games/parts/waiting-list.tsx'
import { useLateWords } from '#games/parts/watching.ts'
import { Eye } from '#ui/eye.tsx'
import { Commas } from './commas.tsx'
import { PhoneFrame } from './phone-frame.tsx'
import type { RoleProps } from './phone-props.ts'
import styles from './truth-pick.module.css'

/** Two tasks: the others choose, and whose turn it is sees neither. */
export function PhonePick(play: RoleProps) {
  return play.role === 'other' ? <Offers {...play} /> : <Wait {...play} />
}

function Offers(play: RoleProps) {
  const { view, players, sober, send, own } = play
  const { offers, pick, turn, kind } = view
  const name = nameOf(players, turn)
  return (
    <PhoneFrame
      play={play}
      note={`takes ${kind === 'truth' ? 'truth' : 'a dare'}`}
      tools={<SkipTool play={play} />}
      dock={
        pick !== null && (
          <AnswerIsIn title="Your pick is in" note="Tap to change." players={players} own={own} />
        )
      }
    >
      <PhoneWords lead={kind === 'truth' ? 'Truth' : 'Dare'} isSmall>
        {`Pick one for ${name}`}
      </PhoneWords>
      <Announce>{`Pick one for ${name}`}</Announce>
      <div className={styles.offers}>
        {offers.map(({ prompt }, offer) => {
          const words = promptText(prompt, { players, sober })
          return (
            <button
              key={prompt.raw}
              type="button"
              data-long={letterCount(words) > 70}
              aria-pressed={pick === offer}
              onClick={() => send({ type: 'pick', offer })}
            >
              <span>{words}</span>
              <Eye open={pick === offer} className={styles.eye} />
            </button>
          )
        })}
      </div>
    </PhoneFrame>
  )
}

function Wait(play: RoleProps) {
  const { view, players, own, role } = play
  const took = view.kind === 'truth' ? 'truth' : 'a dare'
  const isMine = role === 'turn'
  const name = nameOf(players, view.turn)
  const late = useLateWords('lap')
  return (
    <PhoneFrame play={play} note={`takes ${took}`}>
      <PhoneWords
        lead={isMine ? `You take ${took}` : `${name} takes ${took}`}
        rule={
          isMine
            ? 'Two tasks, and you get the one most of them pick. The other stays their secret.'
            : late
        }
      >
        They are choosing
      </PhoneWords>
      <Announce>They are choosing</Announce>
      <PhonePicture>
        <Commas isTruthShut={view.kind === 'dare'} />
      </PhonePicture>
      <WaitingList players={players} own={own} />
    </PhoneFrame>
  )
}
