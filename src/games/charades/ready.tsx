import { useRef } from 'react'
import type { MotionPermission } from '#browser/device/motion.ts'
import { nameOf } from '#domain/table/names.ts'
import { NextButton } from '#games/parts/next-button.tsx'
import { PlayFrame } from '#games/parts/play-frame.tsx'
import type { PlayProps } from '#games/parts/play-props.ts'
import { BackTool, PacksTool } from '#games/parts/prompt-tools.tsx'
import { RoundCount } from '#games/parts/round-count.tsx'
import { Scores } from '#games/parts/scores.tsx'
import { ScrollRegion } from '#games/parts/scroll-region.tsx'
import { useFitText } from '#ui/fit-text.ts'
import { FilmTool } from './film-tool.tsx'
import styles from './ready.module.css'
import type { Options } from './rules-options.ts'
import type { Move, View } from './rules-state.ts'
import { isFreeForAll } from './rules-teams.ts'
import type { TiltState } from './use-tilt.ts'

type ReadyProps = PlayProps<View, Move, Options> & { tilt: TiltState; onStart: () => void }

const howTo: Record<MotionPermission, string> = {
  granted: 'Tilt down for a hit, up to pass.',
  denied: 'Motion is switched off in this browser: tap the big buttons instead.',
  missing: 'This device cannot feel a tilt: tap the big buttons instead.',
  'plain-http':
    'Tilting needs https, and this page came over plain http: tap the big buttons instead.',
}

/** The phone changes hands: who guesses, who acts, who may steal. */
export function Ready(props: ReadyProps) {
  const { view, players, options, tilt, onStart } = props
  const { seat, team, teams, round, rounds, isAlone, thieves, seconds } = view
  const name = nameOf(players, seat)
  const block = useRef<HTMLHeadingElement>(null)
  useFitText(block, name)
  const actors = teams[team]?.seats.filter((other) => other !== seat) ?? []
  return (
    <PlayFrame
      play={props}
      onNext={onStart}
      right={<RoundCount round={round} rounds={rounds} />}
      tools={
        <>
          <BackTool play={props} />
          <PacksTool play={props} />
          <FilmTool />
        </>
      }
      dock={
        <NextButton
          icon="icon-eyeon"
          onPress={onStart}
          note={`three to get set, then ${seconds} seconds`}
        >
          Ready
        </NextButton>
      }
    >
      <ScrollRegion label="The next turn" className={styles.ready}>
        <p className={styles.lead}>Pass the phone to</p>
        <div className={styles.area}>
          <h2 ref={block} aria-live="polite">
            <bdi>{name}</bdi>
          </h2>
        </div>
        {options.teams > 0 && <p className={styles.side}>of {teams[team]?.name}</p>}
        <div className={styles.how}>
          <p>Hold it to your forehead, screen to the others. {howTo[tilt ?? 'granted']}</p>
          <p>
            {isAlone ? (
              'Everybody else acts'
            ) : (
              <Names names={actors.map((actor) => nameOf(players, actor))} />
            )}
            {!isAlone && (actors.length === 1 ? ' acts' : ' act')}. Not a sound.
          </p>
          {thieves.length > 0 && (
            <p>
              {thieves.map((other) => teams[other]?.name).join(' and ')}, sit behind the phone: the
              last one may be yours.
            </p>
          )}
        </div>
      </ScrollRegion>
      {!isFreeForAll(teams) && <Scores teams={teams} points={view.points} />}
    </PlayFrame>
  )
}

function Names({ names }: { names: readonly string[] }) {
  return names.map((name, place) => (
    <span key={name}>
      {place > 0 && (place === names.length - 1 ? ' and ' : ', ')}
      <bdi>{name}</bdi>
    </span>
  ))
}
