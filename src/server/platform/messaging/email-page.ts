import { escapeHtml } from './escape-html.ts'

/**
 * HTML without colours, so that light and dark mode work.
 * @param paragraphs escaped HTML
 */
export function emailPage(title: string, paragraphs: string[]): string {
  return [
    '<!doctype html>',
    '<html lang="en-GB">',
    `<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 sans-serif">',
    ...paragraphs.map((html) => `<p style="margin:0 0 16px;max-width:36em">${html}</p>`),
    '</body>',
    '</html>',
  ].join('\n')
}
