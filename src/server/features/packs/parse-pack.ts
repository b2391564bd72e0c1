import { cleanText } from '#contract/plain-text.ts'
import { isIconName } from '#domain/icons/icon-name.ts'
import {
  type CustomPack,
  type CustomPrompt,
  maxPackBytes,
  maxTags,
  maxTextLengths,
  type PackMetadata,
} from '#domain/packs/custom-pack.ts'
import { readPack } from '#domain/packs/read-pack.ts'
import { iconOf, iconTags, isDraft, visibilityOf } from '#domain/packs/tags.ts'
import {
  emptyPromptMessage,
  metadataProblems,
  noPromptsMessage,
  promptProblems,
  requiredMessages,
} from '#domain/packs/validate-pack.ts'
import { AppError } from '#server/platform/web/errors.ts'

/**
 * Parses an uploaded pack and cleans its texts; throws an `AppError` that names the first wrong
 * field. A draft may be incomplete.
 */
export function parsePack(bytes: Buffer, packId: string): CustomPack {
  requireSize(bytes)
  const reading = readPack(parseJson(bytes))
  if ('problem' in reading) refuse('metadata', reading.problem)
  const { pack } = reading
  if (pack.metadata.id !== packId) {
    refuse('metadata.id', `must be ${packId}, the id in the path`)
  }
  const metadata = cleanMetadata(pack.metadata)
  const prompts = pack.prompts.map(cleanPrompt)
  const draft = isDraft(metadata.tags)
  requireMetadata(metadata, draft)
  requirePrompts(prompts, draft)
  return { ...pack, metadata, prompts }
}

/** Applied to the file as received and as stored. */
export function requireSize(bytes: Buffer): void {
  if (bytes.length > maxPackBytes) {
    refuse('size', `a pack has at most ${maxPackBytes} bytes, this one has ${bytes.length}`)
  }
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new AppError('invalid_request', 'The pack is not JSON.')
  }
}

function cleanMetadata(metadata: PackMetadata): PackMetadata {
  const tags = metadata.tags.map(cleanLine).filter((tag) => tag !== '')
  return {
    ...metadata,
    name: cleanLine(metadata.name),
    description: cleanText(metadata.description),
    author: cleanLine(metadata.author),
    tags: [...new Set(tags)],
  }
}

function cleanPrompt({ text, kind }: CustomPrompt): CustomPrompt {
  return kind ? { text: cleanText(text), kind } : { text: cleanText(text) }
}

function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/gu, ' ')
}

function requireMetadata(metadata: PackMetadata, draft: boolean): void {
  for (const [field, problem] of Object.entries(metadataProblems(metadata))) {
    const isMissing = Object.values(requiredMessages).includes(problem)
    if (!(draft && isMissing)) refuse(`metadata.${field}`, problem)
  }
  const { tags } = metadata
  const counted = tags.filter((tag) => visibilityOf([tag]) === null)
  if (counted.length > maxTags) refuse('metadata.tags', `at most ${maxTags} tags, please`)
  const icons = iconTags(tags)
  // Icon names have no length limit of their own.
  if (tags.some((tag) => tag.length > maxTextLengths.tag && !icons.includes(tag))) {
    refuse('metadata.tags', `a tag has at most ${maxTextLengths.tag} characters`)
  }
  if (icons.length > 1) refuse('metadata.tags', 'a pack has one icon')
  const icon = iconOf(tags)
  if (icon !== null && !isIconName(icon)) {
    refuse('metadata.tags', 'an icon is named collection:name')
  }
}

function requirePrompts(prompts: readonly CustomPrompt[], draft: boolean): void {
  const { list, byIndex: at } = promptProblems(prompts)
  if (list !== null && !(draft && list === noPromptsMessage)) refuse('prompts', list)
  for (const [index, problem] of at) {
    if (!(draft && problem === emptyPromptMessage)) refuse(`prompts.${index}.text`, problem)
  }
}

function refuse(field: string, problem: string): never {
  throw new AppError('invalid_request', `${field}: ${problem}`)
}
