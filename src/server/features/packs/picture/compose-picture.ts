import { packGames } from '#games/registry.ts'
import { findIcons } from '#server/features/icons/find-icons.ts'
import { cloths } from '#server/platform/rendering/colours.ts'
import { composeSign } from '#server/platform/rendering/compose-sign.ts'
import { drawCrest, drawIcon } from '#server/platform/rendering/draw-shapes.ts'
import { printableText } from '#server/platform/rendering/typesetting/printable-text.ts'
import type { PictureText } from './picture-key.ts'

/** The picture of a pack as SVG, with no text left in it: every letter is a shape. */
export async function composePicture(card: PictureText): Promise<string> {
  const game = packGames.find(({ slug }) => slug === card.game)
  const cloth = game ? cloths[game.cloth] : cloths.plain
  const caption = game?.titleLines ?? ['Pass', 'the phone']
  const author = await printableText(card.author, 'zen')
  return await composeSign({
    title: (await printableText(card.name, 'dela')) || caption.join(' '),
    line: author === '' ? null : `by ${author}`,
    cloth,
    crest: await drawEmblem(card.icon, game?.crest ?? 'squiffy', cloth),
    caption,
    strip: card.promptCount === 1 ? '1 prompt' : `${card.promptCount} prompts`,
    isExplicit: card.explicit,
  })
}

async function drawEmblem(icon: string | null, crest: string, cloth: string): Promise<string> {
  const [collection = '', name = ''] = icon?.split(':') ?? []
  const found = await findIcons(collection, [name])
  const body = found?.icons[name]?.body
  return found && body ? drawIcon({ ...found, body }) : drawCrest(crest, cloth)
}
