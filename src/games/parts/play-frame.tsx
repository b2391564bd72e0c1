import type { ComponentProps, ReactNode } from 'react'
import { Glyph } from '#ui/glyph.tsx'
import { TopBar, TopBarItem } from '#ui/top-bar.tsx'
import { SettleContext, useSettled } from '#ui/use-settled.ts'
import { useMixed } from './mixed.ts'
import styles from './play-frame.module.css'
import type { FrameProps, OwnPhone } from './play-props.ts'
import { PlayerName } from './player-name.tsx'
import { StampRow } from './stamp-row.tsx'
import { useStamping } from './stamping.ts'
import { useIsPast } from './table-clock.ts'
import { useTypeIt } from './type-it.tsx'
import { TypedWords } from './typed-words.tsx'
import { useTyping } from './typing.ts'
import type { useHold } from './use-hold.ts'
import { useKeys } from './use-keys.ts'
import { useWatching } from './watching.ts'

type ChildrenProps = { children: ReactNode }

type PlayFrameProps = {
  /** Without packs the right side of the header is free. */
  play: Omit<FrameProps, 'openPacks'> & Partial<Pick<FrameProps, 'openPacks'>>
  /** A link, where nothing must be put away first. */
  leaveTo?: string
  /** Middle of the header; default is the crest. */
  middle?: ReactNode
  /** Right of the header: a count, or a link to the packs. */
  right?: ReactNode
  /** Label and action of the header's right side. */
  onRight?: { label: string; press: () => void }
  children: ReactNode
  /** Quiet actions above the dock. */
  tools?: ReactNode
  /** Buttons at the bottom: one primary, the others quiet. */
  dock: ReactNode
  /** For Space and the right arrow: same as the primary button. */
  onNext?: () => void
}

/** The frame of every running game: top bar, prompt, dock. */
export function PlayFrame(props: PlayFrameProps) {
  const { play, leaveTo, middle, right, onRight, children, tools, dock, onNext } = props
  const { game, leave, canUndo, undo, openPacks, openMenu, own } = play
  const added = useMixed()?.tools
  const watching = useWatching()
  const stamping = useStamping()
  const typeIt = useTypeIt()
  const isRead = Boolean(useTyping()?.typed.length)
  const prompt = own ? String(own.promptSinceMs) : null
  useKeys({
    Escape: leave,
    ...(canUndo ? { ArrowLeft: undo } : {}),
    ...(onNext && !watching ? { ArrowRight: onNext, Space: onNext } : {}),
  })
  return (
    <main tabIndex={-1} className={styles.frame} data-full={typeIt?.isOpen || isRead || undefined}>
      <h1 className="seen-by-readers">{game.title}</h1>
      <TopBar>
        <TopBarItem label="Leave" {...(leaveTo ? { to: leaveTo } : { onPress: leave })}>
          <span className={styles.leave}>
            <Glyph id="icon-x" className={styles.icon} />
            <span>Leave</span>
          </span>
        </TopBarItem>
        {own ? (
          <TopBarItem isMiddle>
            <div className={styles.beside}>
              {middle ?? <Glyph id={`crest-${game.crest}`} className={styles.crest} />}
              {right}
            </div>
          </TopBarItem>
        ) : (
          <TopBarMenu openMenu={openMenu}>
            {middle ?? <Glyph id={`crest-${game.crest}`} className={styles.crest} />}
          </TopBarMenu>
        )}
        {own ? (
          <TopBarItem onPress={own.openSheet}>
            <RoomCode code={own.code} />
          </TopBarItem>
        ) : right && onRight ? (
          <TopBarItem label={onRight.label} onPress={onRight.press}>
            {right}
          </TopBarItem>
        ) : right ? (
          <TopBarItem>{right}</TopBarItem>
        ) : openPacks ? (
          <TopBarItem label="Packs" onPress={openPacks}>
            <Glyph id="icon-strips" className={styles.icon} />
          </TopBarItem>
        ) : (
          <TopBarItem>{null}</TopBarItem>
        )}
      </TopBar>
      <div className={styles.stage}>
        {watching ? <Watched>{children}</Watched> : children}
        {watching?.below}
      </div>
      {own && <TypedWords />}
      {typeIt?.field}
      <SettleContext value={prompt}>
        <div className={styles.foot}>
          {own && stamping && <StampRow {...stamping} />}
          {watching?.tools && <div className={styles.tools}>{watching.tools}</div>}
          {(added || tools || typeIt || own?.takeBack) && !watching && (
            <div className={styles.tools}>
              {own?.takeBack && <TakeBack {...own.takeBack} />}
              {added}
              {tools}
              {typeIt && <Tool {...typeIt.tool} />}
            </div>
          )}
          <div className={styles.dock}>{watching ? watching.dock : dock}</div>
        </div>
      </SettleContext>
    </main>
  )
}

/** Whatever a game offers to press, nobody who watches presses it. */
function Watched({ children }: ChildrenProps) {
  return (
    <fieldset disabled className={styles.watched}>
      {children}
    </fieldset>
  )
}

/** Opens the menu, where there is one. */
export function TopBarMenu({ openMenu, children }: Pick<FrameProps, 'openMenu'> & ChildrenProps) {
  if (!openMenu) return <TopBarItem isMiddle>{children}</TopBarItem>
  return (
    <TopBarItem isMiddle onPress={openMenu}>
      <span className="seen-by-readers">Menu </span>
      {children}
      <Glyph id="icon-grip" className={styles.menu} />
    </TopBarItem>
  )
}

export function RoomCode({ code }: { code: string }) {
  return (
    <span className={`${styles.count} ${styles.code}`}>
      <b>{code}</b>
      <small>room</small>
    </span>
  )
}

/** A number in the header, or a name, and a word under it. */
export function HeaderCount({ children, note }: { children: ReactNode; note: ReactNode }) {
  return (
    <p className={styles.count}>
      <b>{typeof children === 'string' ? <PlayerName name={children} /> : children}</b>
      <small>{note}</small>
    </p>
  )
}

type ToolProps = {
  icon: string
  children: ReactNode
  /** Missing where handlers for holding are passed instead. */
  onPress?: () => void
  /** As of `Button`. */
  settles?: boolean
} & Pick<ComponentProps<'button'>, keyof ReturnType<typeof useHold>['handlers']>

export function Tool({ icon, children, onPress, settles, ...holding }: ToolProps) {
  const isSettled = useSettled(settles ?? false)
  return (
    <button
      type="button"
      className={styles.tool}
      aria-disabled={!isSettled || undefined}
      onClick={isSettled ? onPress : undefined}
      {...holding}
    >
      <Glyph id={icon} />
      {children}
    </button>
  )
}

function TakeBack({ untilMs, take }: NonNullable<OwnPhone['takeBack']>) {
  const isLate = useIsPast(untilMs)
  return isLate ? null : (
    <Tool icon="icon-back" onPress={take}>
      Take it back
    </Tool>
  )
}
