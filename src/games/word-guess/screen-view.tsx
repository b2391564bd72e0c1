import { nameOf } from '#domain/table/names.ts'
import { ScreenClock, ScreenTimeBar } from '#games/parts/screen-clock.tsx'
import { ScreenFrame, ScreenPrompt } from '#games/parts/screen-frame.tsx'
import { ScreenAsked } from './screen-asked.tsx'
import { ScreenSomebody } from './screen-somebody.tsx'
import { ScreenTold } from './screen-told.tsx'
import styles from './word-screen.module.css'
import type { WordScreenProps } from './word-screen-props.ts'
import { shelfOf } from './word-sentences.ts'

/** On the TV: never the word nor a locked guess before the word is revealed. */
export function ScreenView(screen: WordScreenProps) {
  const { wordNo, words } = screen.view
  return (
    <ScreenFrame
      screen={screen}
      count={wordNo}
      note={
        <>
          {`of ${words}`}
          <br />
          words
        </>
      }
    >
      <Phase {...screen} />
    </ScreenFrame>
  )
}

function Phase(screen: WordScreenProps) {
  switch (screen.view.phase) {
    case 'cover':
    case 'who':
      return (
        <ScreenPrompt lead="The voice host needs one phone" rule="Tap it on any phone.">
          One of you keeps the word
        </ScreenPrompt>
      )
    case 'word':
      return <Kept {...screen} />
    case 'asking':
      return <ScreenAsked {...screen} />
    case 'has':
      return <ScreenSomebody {...screen} />
    case 'last':
      return <Last {...screen} />
    case 'told':
      return <ScreenTold key={screen.view.wordNo} {...screen} />
  }
}

function Kept({ view, players }: WordScreenProps) {
  const { host, theme, clock } = view
  return (
    <div className={styles.beside}>
      <ScreenPrompt
        lead={`${nameOf(players, host ?? 0)} looks at the word`}
        rule="How many questions will it take? Call it on your phone."
      >
        {shelfOf(theme) ?? 'Twenty questions'}
      </ScreenPrompt>
      {clock && <ScreenClock clock={clock} />}
    </div>
  )
}

function Last({ view }: WordScreenProps) {
  return (
    <>
      <div className={styles.beside}>
        <ScreenPrompt lead="No more questions" rule="Type it and lock it: nobody sees it yet.">
          One last guess each, on your phones
        </ScreenPrompt>
      </div>
      {view.clock && <ScreenTimeBar clock={view.clock} />}
    </>
  )
}
