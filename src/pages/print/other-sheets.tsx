import { sheets } from '#domain/print/sheet-list.ts'
import { itemGroups } from '#site/print-items.ts'
import { Glyph } from '#ui/glyph.tsx'
import styles from './other-sheets.module.css'
import { similarSheetPath, type WantedSheet } from './read-wanted-sheet.ts'
import { defaultSet } from './sheet-words.ts'

export function OtherSheets({ wanted }: { wanted: WantedSheet }) {
  const { set, sheet, item } = wanted
  return (
    <>
      <nav className={styles.group} aria-labelledby="shapes">
        <h2 id="shapes">In another shape</h2>
        <ul className={styles.shapes}>
          {sheets.map(({ slug, title }) => (
            <li key={slug}>
              <a
                href={similarSheetPath(wanted, { sheet: slug })}
                aria-current={slug === sheet.slug ? 'page' : undefined}
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <nav className={styles.group} aria-labelledby="items">
        <h2 id="items">{sheet.title} for something else</h2>
        <ul className={styles.items}>
          {item && (
            <li className="cloth-plain">
              <a href={similarSheetPath(wanted, { item: null })}>
                <Glyph id="icon-door" />
                {set.slug === defaultSet ? 'The whole house' : `${set.name}’s own`}
              </a>
            </li>
          )}
          {itemGroups
            .flatMap(({ items }) => items)
            .filter(({ path }) => path !== item?.path)
            .map(({ path, title, cloth, crest }) => (
              <li key={path} className={`cloth-${cloth}`}>
                <a href={similarSheetPath(wanted, { item: path })}>
                  <Glyph id={`crest-${crest}`} />
                  {title}
                </a>
              </li>
            ))}
        </ul>
      </nav>
    </>
  )
}
