import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { findTool, type ToolSlug } from '#domain/tools/tool-list.ts'
import { CaptionLine } from '#games/parts/caption-line.tsx'
import { PlayFrame, Tool } from '#games/parts/play-frame.tsx'
import { ShakeOffer } from '#games/parts/shake-offer.tsx'
import { useShake } from '#games/parts/use-shake.ts'
import { SettingsSheet } from '#games/shell/settings-sheet.tsx'
import { type HistoryRow, HistorySheet } from './history-sheet.tsx'

type ToolFrameProps = {
  slug: ToolSlug
  /** For search results and link previews. */
  description: string
  /** Disables throwing. */
  isBusy: boolean
  onThrow: () => void
  right: ReactNode
  children: ReactNode
  dock: ReactNode
  history: readonly HistoryRow[]
  onWipe: () => void
}

/** What the tools share: top bar, shake, history. */
export function ToolFrame(props: ToolFrameProps) {
  const { slug, description, isBusy, onThrow, right, children, dock, history, onWipe } = props
  const [sheet, setSheet] = useState<'history' | 'settings' | null>(null)
  const navigate = useNavigate()
  const { shake, requestPermission: ask } = useShake(!isBusy && sheet === null, onThrow)
  const { title, verb, crest, cloth } = findTool(slug)
  const close = () => setSheet(null)
  return (
    <div className={`cloth-${cloth}`} aria-busy={isBusy}>
      <title>{`${title} | Party Dojo`}</title>
      <meta name="description" content={description} />
      <PlayFrame
        play={{
          game: { title, crest },
          leave: () => navigate('/'),
          canUndo: false,
          undo: close,
        }}
        leaveTo="/"
        onNext={onThrow}
        right={right}
        tools={
          <>
            <ShakeOffer shake={shake} requestPermission={ask} verb={verb} icon={`crest-${crest}`} />
            <Tool icon="icon-strips" onPress={() => setSheet('history')}>
              Before
            </Tool>
            <Tool icon="icon-eyeoff" onPress={() => setSheet('settings')}>
              House
            </Tool>
          </>
        }
        dock={dock}
      >
        {children}
      </PlayFrame>
      <HistorySheet open={sheet === 'history'} onClose={close} rows={history} onWipe={onWipe} />
      <SettingsSheet open={sheet === 'settings'} onClose={close} />
      <CaptionLine />
    </div>
  )
}
