import { ScreenFrame } from '#games/parts/screen-frame.tsx'
import { ScreenDuel } from './screen-duel.tsx'
import type { Screen } from './screen-table.tsx'
import { ScreenThrow, ScreenWait } from './screen-throw.tsx'

/** On the TV: dice worth watching, and whom they hit. */
export function ScreenView(screen: Screen) {
  const { lap, laps, turn, throws, dice, duel } = screen.view
  return (
    <ScreenFrame
      screen={screen}
      count={lap}
      note={
        laps > 0 ? (
          <>
            of {laps}
            <br />
            laps
          </>
        ) : lap === 1 ? (
          'lap so far'
        ) : (
          'laps so far'
        )
      }
    >
      {duel ? (
        <ScreenDuel {...screen} duel={duel} />
      ) : dice ? (
        <ScreenThrow key={`${lap} ${turn} ${throws}`} {...screen} dice={dice} />
      ) : (
        <ScreenWait key={`${lap} ${turn}`} {...screen} />
      )}
    </ScreenFrame>
  )
}
