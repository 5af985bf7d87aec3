import type { Booklet } from '@logis/contract/booklet'
import { isDone, type BookletState } from '@logis/contract/booklet.rules'
import type { Db, Tx } from '#platform/db.ts'
import type { InProject } from '#platform/holding.ts'
import * as sql from '../sql.ts'

/** A booklet without what depends on its reader. */
type BookletContent = Omit<Booklet, 'cannot' | 'last_export' | 'asks' | 'own_works'>
type Language = 'fr' | 'en'
/** Of its parts the worst decides. */
const worst = (states: readonly BookletState[]): BookletState =>
  (['TO_COMPLETE', 'TO_CHECK', 'COMPLETE'] as const).find((state) => states.includes(state)) ?? 'NOT_APPLICABLE'

const itemsOf = (rows: readonly sql.PartRow[], language: Language): Booklet['items'] =>
  [...Map.groupBy(rows, ({ item }) => item)].map(([code, parts]) => {
    const [{ text_reference, text_date, applies_from, ...first }] = parts as [sql.PartRow]
    return {
      code,
      name: first[`item_${language}`],
      state: worst(parts.map(({ state }) => state)),
      law: { reference: text_reference, date: text_date, applies_from },
      parts: parts.map(({ part, state, reason, answer, evidence, ...row }) => ({
        code: part,
        name: row[`part_${language}`],
        state,
        reason,
        answer,
        evidence,
      })),
    }
  })

/** What the booklet of a home holds and lacks, in this language: also what its export is made of. */
export const contentOf = async (on: Db | Tx, place: InProject, language: Language): Promise<BookletContent> => {
  const items = itemsOf(await sql.listParts(on, place), language)
  const trigger = await sql.findTrigger(on, place)
  return {
    kind: trigger?.kind ?? null,
    triggered_on: trigger?.triggered_on ?? null,
    reference: trigger?.reference ?? null,
    touched: trigger?.touched ?? [],
    proposed: await sql.findProposed(on, place),
    done: items.filter(({ state }) => isDone(state)).length,
    total: items.length,
    items,
    works: await sql.listWorks(on, place),
    handover: await sql.findHandover(on, place),
  }
}

/** Without who of the company has said it: no business of a resident, nor of those to whom the booklet is handed. */
export const withoutAuthors = (content: BookletContent): BookletContent => ({
  ...content,
  items: content.items.map((item) => ({
    ...item,
    parts: item.parts.map((part) => ({ ...part, answer: part.answer && { ...part.answer, author: null } })),
  })),
  works: content.works.map((work) => ({ ...work, author: null })),
  handover: content.handover && { ...content.handover, author: null },
})
