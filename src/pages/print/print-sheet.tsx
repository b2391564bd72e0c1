import { data, redirect } from 'react-router'
import { routeNotFoundMessage } from '#contract/error-messages.ts'
import { sheetSize } from '#domain/print/sheet-list.ts'
import { findGame } from '#games/registry.ts'
import { requestContext } from '#server/pages/request-context.ts'
import { sheetPath } from '#site/sheet-path.ts'
import type { Route } from './+types/print-sheet'
import { Downloads } from './downloads.tsx'
import { OtherSheets } from './other-sheets.tsx'
import styles from './print-sheet.module.css'
import { PrinterHints } from './printer-hints.tsx'
import { nameProblem, printedName, readWantedSheet } from './read-wanted-sheet.ts'
import { SheetStage } from './sheet-stage.tsx'
import { defaultSet, sheetDescription, sheetTitle } from './sheet-words.ts'
import { TableName } from './table-name.tsx'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url)
  const wanted = readWantedSheet(params, searchParams)
  if (!wanted) throw data(routeNotFoundMessage(pathname), { status: 404 })
  const { set, sheet, item } = wanted
  const exact = sheetPath({ set: set.slug, sheet: sheet.slug, item: item?.path ?? null })
  if (pathname !== exact) throw redirect(exact + search, 301)
  const premium = await context.get(requestContext)?.readPremium()
  return { wanted, isPremium: premium?.isPremium === true }
}

export default function PrintSheetPage({ loaderData }: Route.ComponentProps) {
  const { wanted, isPremium } = loaderData
  const { set, sheet, item } = wanted
  // The files accept valid names only.
  const printed = { ...wanted, name: printedName(wanted, isPremium) }
  const cloth = item?.cloth ?? findGame(set.slug)?.cloth ?? 'vermilion'
  return (
    <div className={`${styles.page} cloth-${cloth}`}>
      <title>{`${sheetTitle(wanted)}, ${sheetSize(sheet)} | Party Dojo`}</title>
      <meta name="description" content={sheetDescription(wanted)} />
      <header className={styles.head}>
        <p className={styles.trail}>
          <a href="/">Games</a>
          <a href={`/QR/${set.slug}`}>
            {set.slug === defaultSet ? 'All sheets' : `All of ${set.name}’s sheets`}
          </a>
        </p>
        <h1>{unbroken(sheetTitle(wanted))}</h1>
        <p className={styles.facts}>
          {sheetSize(sheet)}. {sheet.use}
        </p>
      </header>
      <SheetStage wanted={wanted} printed={printed} />
      <div className={styles.deeds}>
        <Downloads printed={printed} />
        <TableName wanted={wanted} isPremium={isPremium} problem={nameProblem(wanted)} />
        <PrinterHints sheet={sheet} />
      </div>
      <OtherSheets wanted={wanted} />
    </div>
  )
}

/** A word joiner after the hyphen prevents a line break. */
function unbroken(title: string): string {
  return title.replaceAll('-', '-\u2060')
}
