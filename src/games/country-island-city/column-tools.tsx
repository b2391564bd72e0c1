import { PacksTool, SkipTool } from '#games/parts/prompt-tools.tsx'
import type { CicProps } from './play-props.ts'

/** Packs, and a swap that nobody has to explain. */
export function ColumnTools({ play }: { play: CicProps }) {
  return (
    <>
      <PacksTool play={play} />
      {play.view.canSkip && <SkipTool play={play} />}
    </>
  )
}
