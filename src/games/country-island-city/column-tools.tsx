import { PacksTool, SkipTool } from '#games/parts/prompt-tools.tsx'
import type { CicProps } from './play-props.ts'

/** Packs, and another column without a reason. */
export function ColumnTools({ play }: { play: CicProps }) {
  return (
    <>
      <PacksTool play={play} />
      {play.view.canSkip && <SkipTool play={play} />}
    </>
  )
}
