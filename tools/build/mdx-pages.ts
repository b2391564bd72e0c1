import { compile } from '@mdx-js/mdx'
import GithubSlugger from 'github-slugger'
import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import rehypeSlug from 'rehype-slug'
import remarkGfm from 'remark-gfm'
import type { Plugin } from 'vite'
import type { ArticleHandle } from '../../src/content/articles/article-handle.ts'

const mdx = /\.mdx($|\?)/

/** Average reading speed on a screen. */
const wordsPerMinute = 220

/** Compiles MDX pages. Each exports a `handle` that describes its content to the layout. */
export function mdxPages(): Plugin {
  return {
    name: 'mdx-pages',
    enforce: 'pre',
    async transform(source, id) {
      if (!mdx.test(id)) return null
      return { code: await compileMdx(source, id), map: null }
    },
  }
}

/** The module of a page, from its source in MDX. */
export async function compileMdx(source: string, path: string): Promise<string> {
  let handle: ArticleHandle | null = null
  const lookThrough = () => (tree: Root) => {
    handle = describe(tree)
  }
  const code = await compile(
    { value: source, path },
    { remarkPlugins: [remarkGfm, lookThrough], rehypePlugins: [rehypeSlug] },
  )
  return `${code}\nexport const handle = ${JSON.stringify(handle)}\n`
}

/** Headings have the names that `rehype-slug` gives them. */
function describe(tree: Root): ArticleHandle {
  const slugger = new GithubSlugger()
  const headings: ArticleHandle['headings'] = []
  let words = 0
  for (const node of tree.children) {
    if (node.type === 'mdxjsEsm') continue
    const text = textOf(node)
    words += text.split(/\s+/).filter(Boolean).length
    if (node.type !== 'heading') continue
    const id = slugger.slug(text)
    if (node.depth === 2) headings.push({ id, text })
  }
  return { headings, words, minutes: Math.max(1, Math.round(words / wordsPerMinute)) }
}
