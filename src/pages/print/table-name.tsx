import { maxTableNameLength } from '#domain/print/sheet-list.ts'
import { sheetPath } from '#site/sheet-path.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import link from '#ui/text-link.module.css'
import styles from './print-sheet.module.css'
import { similarSheetPath, type WantedSheet } from './read-wanted-sheet.ts'

type TableNameProps = { wanted: WantedSheet; isPremium: boolean; problem: string | null }

/** Reloads the page with a name of the user's own. */
export function TableName({ wanted, isPremium, problem }: TableNameProps) {
  const { set, sheet, item, hasBleed, name } = wanted
  const path = sheetPath({ set: set.slug, sheet: sheet.slug, item: item?.path ?? null })
  return (
    <section aria-labelledby="name">
      <h2 id="name">Your table’s own name</h2>
      <form className={styles.name} method="get" action={`${path}#sheet`}>
        {hasBleed && <input type="hidden" name="bleed" value="1" />}
        <Field
          label="Name on the sheet"
          hint={hintFor(name, isPremium)}
          problem={problem}
          name="name"
          defaultValue={name}
          maxLength={maxTableNameLength}
          autoComplete="organization"
          end={
            <Button submit className={styles.put}>
              Put it on
            </Button>
          }
        />
      </form>
      <p className={styles.links}>
        {!isPremium && (
          <a className={link.textLink} href="/info/pricing">
            What Premium costs
          </a>
        )}
        {name && (
          <a className={link.textLink} href={`${similarSheetPath(wanted, { name: '' })}#sheet`}>
            Without a name
          </a>
        )}
      </p>
    </section>
  )
}

function hintFor(name: string, isPremium: boolean): string {
  if (isPremium) return 'A bar, a birthday, a kitchen. It goes on the sheet and on every download.'
  const comes = 'The table’s own name comes with Premium. Everything else here is free.'
  return name ? `${comes} Yours stays in the field; the sheet goes without it.` : comes
}
