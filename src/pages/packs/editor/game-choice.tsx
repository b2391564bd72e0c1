import type { PackGameSlug } from '#domain/packs/pack-kinds.ts'
import { packGames } from '#games/registry.ts'
import { Eye } from '#ui/eye.tsx'
import { Row, RowList } from '#ui/row.tsx'

type GameChoiceProps = {
  game: PackGameSlug | null
  onChoose: (game: PackGameSlug | null) => void
}

/** One kind for each game, and one for prompts of no game. */
export function GameChoice({ game, onChoose }: GameChoiceProps) {
  const kinds = [
    { slug: null, title: 'Anything goes', note: 'Questions, dares, toasts: read out as written' },
    ...packGames.map(({ slug, title, tagline }) => ({ slug, title, note: tagline })),
  ]
  return (
    <RowList label="What kind of pack">
      {kinds.map(({ slug, title, note }) => (
        <Row
          key={title}
          title={title}
          note={note}
          isHighlighted={game === slug}
          isOn={game === slug}
          onPress={() => onChoose(slug)}
          end={<Eye open={game === slug} />}
        />
      ))}
    </RowList>
  )
}
