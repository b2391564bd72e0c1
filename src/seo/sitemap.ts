import { articlePath, articles } from '#content/articles/registry.ts'
import { publicPages } from '#site/public-pages.ts'

export function writeSitemap(origin: string): string {
  const changed = new Map(articles.map((article) => [articlePath(article), article.updated]))
  const urls = publicPages
    .filter(({ isIndexed: isFound }) => isFound)
    .map(({ path }) => {
      const day = changed.get(path)
      const lastmod = day === undefined ? '' : `<lastmod>${day}</lastmod>`
      return `<url><loc>${origin}${path}</loc>${lastmod}</url>`
    })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
