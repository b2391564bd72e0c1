import { useEffect } from 'react'
import { playScreenCue } from '#browser/device/screen-cues.ts'
import type { RoomView } from '#contract/room-view.ts'
import type { RoomThrow } from '#domain/room/room.ts'
import { findTool } from '#domain/tools/tool-list.ts'
import { ScreenFrame, ScreenPrompt } from '#games/parts/screen-frame.tsx'
import { useIsPast } from '#games/parts/table-clock.ts'
import { ThrownScene } from './thrown-scene.tsx'
import { sayThrown } from './thrown-words.ts'
import styles from './tv-throw.module.css'

const tick = () => playScreenCue('knock', 1.6)

type TvThrowProps = { room: RoomView; thrown: RoomThrow }

/** A coin, dice or the bottle on the TV; its key is the throw. */
export function TvThrow({ room, thrown }: TvThrowProps) {
  const { seats } = room
  const { title, crest, cloth, slug } = findTool(thrown.result.tool)
  const isLying = useIsPast(thrown.liesAtMs)
  const { lead, result, note } = sayThrown(seats, thrown)
  useEffect(() => {
    if (isLying) playScreenCue('drum')
    else playScreenCue(slug === 'dice-roll' ? 'rattle' : 'knock')
  }, [isLying, slug])
  const heading = { title, titleLines: [title], crest }
  return (
    <div className={`cloth-${cloth}`}>
      <ScreenFrame
        screen={{ game: heading, room: { code: room.code, joinAt: location.host } }}
        count={seats.length}
        note="here"
      >
        <div className={styles.throw}>
          <div className={styles.scene} data-tool={slug}>
            <ThrownScene {...thrown} {...{ seats, isLying, tick }} />
          </div>
          <ScreenPrompt
            lead={lead}
            {...(result.length <= 6 && { size: 'huge' })}
            rule={isLying ? note : undefined}
          >
            {isLying ? result : '…'}
          </ScreenPrompt>
        </div>
      </ScreenFrame>
    </div>
  )
}
