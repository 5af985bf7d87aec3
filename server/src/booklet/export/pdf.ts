import { buffer } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { isDone, type BookletState } from '@logis/contract/booklet.rules'
import type { BookletModel } from '@logis/contract/booklet.package'
import { isGenericManufacturer, referenceParts } from '@logis/contract/products.rules'
import { businessDay, today } from '#platform/clock.ts'
import { shortDay } from '#platform/formats.ts'
import { decorate, drawHeader, ink, openSheet, page, petrol, say, soft, tint } from '#platform/pdf.ts'
import { bottom, closeFlow, needRoom, openFlow, tallest, turnPage, type Flow } from '#platform/pdf/flow.ts'
import { heightOfText } from '#platform/pdf/letters.ts'
import { openTable, type Cell } from '#platform/pdf/table.ts'
import { words } from '@logis/contract/booklet.words'
import { fileSize } from '@logis/contract/sizes.rules'

const names = { fr: 'Carnet', en: 'Booklet' }
/** What a booklet that leaves is called: whoever takes it again later tells one edition from the other. */
export const bookletName = (home: string, language: keyof typeof names): string =>
  `${names[language]} - ${home} - ${today()}`

const inner = page.width - 2 * page.margin
/** Rows drawn at a stretch; between two stretches other requests have their turn. */
const stretch = 20

type Words = (typeof words)['fr']

/** How far something is, by a colour beside the word. */
const colors: Record<BookletState, string> = {
  COMPLETE: '#1a6b3c',
  NOT_APPLICABLE: soft,
  TO_CHECK: '#8a4b00',
  TO_COMPLETE: '#a32c21',
}
const stateCell = (state: BookletState, say_: Words): Cell => ({
  text: say_.states[state],
  color: colors[state],
  hasDot: true,
})

/**
 * The booklet as a tagged PDF with bookmarks: its cover with how far each item is, what is missing on page two, a chapter
 * for each item, the index of its annexes.
 */
export const bookletPdf = async (model: BookletModel, language: 'fr' | 'en', madeAt: Date): Promise<Buffer> => {
  const say_ = words[language]
  const title = `${say_.title} – ${model.home.name}`
  const sheet = openSheet({ title, locale: language === 'fr' ? 'fr-FR' : 'en-UK' })
  const bytes = buffer(sheet.doc)
  const flow = openFlow(sheet, (number) => [say_.page(model.home.name, number)], 128)
  drawCover(flow, model, say_, madeAt)
  drawGaps(flow, model, say_)
  for (const item of model.booklet.items) drawItem(flow, model, item, say_)
  await drawAnnexes(flow, model, say_, language)
  closeFlow(flow)
  return bytes
}

const drawCover = (flow: Flow, { home, booklet, law_date }: BookletModel, say_: Words, madeAt: Date) => {
  drawHeader(flow.sheet, home.company)
  flow.y = say(flow.sheet, 'H1', say_.title, { x: page.margin, y: flow.y }, { font: 'bold', size: 26 }) + 12
  line(flow, home.name, { font: 'bold', size: 16 })
  const { address } = home
  if (address) {
    line(flow, [address.street_number, address.street_name].filter(Boolean).join(' '), { size: 12 })
    line(flow, [address.zip_code, address.city].filter(Boolean).join(' '), { size: 12 })
  }
  if (home.building) line(flow, say_.inBuilding(home.building), { size: 12 })
  flow.y += 16
  if (home.owners.length > 0) line(flow, say_.owner(home.owners.join(', ')), { size: 12 })
  if (booklet.kind && booklet.triggered_on)
    line(flow, say_.trigger(say_.kinds[booklet.kind], shortDay(booklet.triggered_on), booklet.reference), { size: 12 })
  if (booklet.handover)
    line(flow, say_.handover(booklet.handover.recipient, shortDay(booklet.handover.handed_on)), { size: 12 })
  line(flow, say_.state(shortDay(businessDay(madeAt))), { size: 12, font: 'bold', color: petrol })
  flow.y += 16
  line(flow, say_.progress(booklet.done, booklet.total), { font: 'bold' })
  drawProgress(flow, booklet.total > 0 ? booklet.done / booklet.total : 1)
  const rows = booklet.items.map(({ name, state, law }) => [name, stateCell(state, say_), law.reference])
  table(flow, say_.itemColumns, [250, 110, 139], rows, 9.5)
  line(flow, say_.law(law_date ? shortDay(law_date) : ''), { size: 9, color: soft })
}

const drawProgress = (flow: Flow, share: number) => {
  const { sheet, y } = flow
  decorate(sheet, (doc) => {
    doc.roundedRect(page.margin, y + 3, inner, 6, 3).fill(tint)
    if (share > 0) doc.roundedRect(page.margin, y + 3, Math.max(6, inner * share), 6, 3).fill(petrol)
  })
  flow.y = y + 15
}

/** On page two, whatever it is: what a deed of sale must say. */
const drawGaps = (flow: Flow, { booklet }: BookletModel, say_: Words) => {
  turnPage(flow)
  chapter(flow, say_.gaps)
  const open = booklet.items.filter(({ state }) => !isDone(state))
  if (open.length === 0) return line(flow, say_.noGap)
  const rows = open.flatMap(({ name, parts, state }): Cell[][] => {
    const item: Cell = { text: name, font: 'bold', color: ink }
    const gaps = parts.filter((one) => !isDone(one.state))
    if (gaps.length === 0) return [[item, '', say_.states[state]]]
    return gaps.map((part, at) => [at === 0 ? item : '', part.name, `${gapOf(part, say_)}${whichOf(part)}`])
  })
  table(flow, say_.gapColumns, [140, 120, 239], rows, 9.5)
}

type Item = BookletModel['booklet']['items'][number]
type Part = Item['parts'][number]

const gapOf = ({ state, reason }: Part, say_: Words): string =>
  reason ? say_.told(say_.states[state], say_.reasons[reason]) : say_.states[state]

/** The things that leave a part open, by name: where several speak for it, not all of them may. */
const whichOf = ({ reason, evidence, answer }: Part): string => {
  const names = answer ? [] : evidence.filter((one) => one.reason === reason && one.name).map(({ name }) => name)
  return reason !== null && names.length > 0 ? ` (${names.join(', ')})` : ''
}

/** What speaks for a part, with what it lacks. What was done by an intervention is told by its works. */
const said = ({ source, name, reason }: Part['evidence'][number], say_: Words): string => {
  const what = source === 'STUDY' || source === 'INTERVENTION' || name === '' ? say_.sources[source] : name
  const lack = reason && reason in say_.lacks ? say_.lacks[reason as keyof Words['lacks']] : null
  return lack ? `${what} (${lack})` : what
}

const drawItem = (flow: Flow, model: BookletModel, item: Item, say_: Words) => {
  needRoom(flow, 120)
  if (flow.y > page.margin) flow.y += 18
  chapter(flow, item.name, { text: say_.states[item.state], color: colors[item.state] })
  line(flow, say_.text(item.law.reference, shortDay(item.law.date)), { size: 9, color: soft })
  named(
    flow,
    item.parts.flatMap((part) => rowsOf(part.name, factsOf(model, item, part, say_))),
  )
  if (item.code === 'WORKS') drawWorks(flow, model, say_)
  if (item.code === 'ENVELOPE') {
    drawWalls(flow, model, say_)
    drawDevices(flow, model, 'MATERIAL', say_)
  }
  if (item.code === 'EQUIPMENT') drawDevices(flow, model, 'PRODUCT', say_)
}

/** What is known of a part, a line each; where nothing is, why. */
const factsOf = (model: BookletModel, { code }: Item, part: Part, say_: Words): string[] => {
  const { answer } = part
  const facts = [
    answer?.is_not_applicable ? say_.states.NOT_APPLICABLE : null,
    answer?.document?.name ?? answer?.body ?? null,
    answer?.valid_until ? say_.validUntil(shortDay(answer.valid_until)) : null,
    ...(code === 'TRIGGER' ? originOf(model, say_) : []),
    ...(answer || code === 'TRIGGER' ? [] : part.evidence.map((one) => said(one, say_))),
  ].filter((fact) => fact !== null)
  return facts.length > 0 ? facts : [part.reason ? say_.reasons[part.reason] : say_.states[part.state]]
}

/** Rows that are each headed by what they tell of. */
const named = (flow: Flow, rows: Cell[][]) => table(flow, null, [150, 349], rows, 10)

/** How many lines of a row a text takes at most, and how many a row may have: with them it stands on any page. */
const linesOf = (text: string) => Math.ceil((text.length + 1) / 48)
const rowLines = 24

/** A part and all that is known of it: what is long goes on in rows without a head. */
const rowsOf = (name: string, facts: string[]): Cell[][] => {
  const rows: string[][] = [[]]
  let room = rowLines
  for (const fact of facts.flatMap((one) => one.split('\n'))) {
    if (linesOf(fact) > room && rows.at(-1)!.length > 0) {
      rows.push([])
      room = rowLines
    }
    rows.at(-1)!.push(fact)
    room -= linesOf(fact)
  }
  return rows.map((lines, at) => [at === 0 ? name : '', lines.join('\n')])
}

/** Each by its day: who did what, what it touched, and what was handed over of it. */
const drawWorks = (flow: Flow, { booklet: { works } }: BookletModel, say_: Words) => {
  if (works.length === 0) return
  const rows = works.flatMap(({ done_on, description, company_name, touched, documents }) => {
    const about = [...touched.map((part) => say_.touch[part]), ...documents.map(({ name }) => name)].join(', ')
    return rowsOf(shortDay(done_on), [company_name, description, about].filter(Boolean))
  })
  named(flow, rows)
}

const drawWalls = (flow: Flow, { walls }: BookletModel, say_: Words) => {
  if (walls.length === 0) return
  const rows = walls.map((wall) => [
    wall.name ?? postOf(wall, say_),
    ...[wall.u, wall.r, wall.thickness, wall.surface].map((value) => numberOf(value, say_)),
  ])
  table(flow, say_.wallColumns, [190, 62, 62, 90, 95], rows)
}

/** What it is for, since when, and what the works touched, as whoever opened the booklet told it. */
const originOf = ({ booklet: { kind, triggered_on, reference, touched } }: BookletModel, say_: Words): string[] =>
  kind && triggered_on
    ? [say_.trigger(say_.kinds[kind], shortDay(triggered_on), reference), ...touched.map((part) => say_.touch[part])]
    : []

const postOf = ({ post }: BookletModel['walls'][number], say_: Words): string =>
  post && post in say_.touch ? say_.touch[post as keyof Words['touch']] : ''

/** How many of each; of materials what the law asks of them, their surface, of devices the day since when they serve. */
const drawDevices = (flow: Flow, { devices }: BookletModel, type: 'MATERIAL' | 'PRODUCT', say_: Words) => {
  const shown = devices.filter((device) => device.type === type)
  if (shown.length === 0) return
  const isMaterial = type === 'MATERIAL'
  const rows = shown.map((device) => [
    device.name,
    isGenericManufacturer(device.manufacturer) ? '' : device.manufacturer,
    modelOf(device),
    numberOf(device.quantity, say_),
    ...(isMaterial
      ? [numberOf(device.thickness, say_), numberOf(device.surface, say_)]
      : [device.commissioning_date ? shortDay(device.commissioning_date) : '']),
  ])
  const widths = isMaterial ? [133, 91, 96, 50, 69, 60] : [150, 110, 110, 50, 79]
  table(flow, isMaterial ? say_.materialColumns : say_.deviceColumns, widths, rows)
}

/** What nobody makes has no model either: its name, told once, says what it is. */
const modelOf = ({ name, model, manufacturer, reference }: BookletModel['devices'][number]): string =>
  referenceParts(reference).join(', ') || (isGenericManufacturer(manufacturer) && model === name ? '' : model)

/** Whose notice each file is: several may be called alike. */
const ofDevices = ({ devices }: BookletModel): Map<string, string> =>
  new Map(devices.flatMap(({ name, files }) => files.map((path) => [path, name])))

const drawAnnexes = async (flow: Flow, model: BookletModel, say_: Words, language: 'fr' | 'en') => {
  const { files } = model
  turnPage(flow)
  chapter(flow, say_.annexes)
  if (files.length === 0) return line(flow, say_.noAnnex)
  line(flow, say_.annexesText, { size: 10, color: soft })
  const devices = ofDevices(model)
  const drawn = openRows(flow, say_.annexColumns, [185, 50, 264], 8.5)
  for (const [index, { name, path, size, sha256 }] of files.entries()) {
    if (index % stretch === stretch - 1) await turn()
    const device = devices.get(path)
    drawn.row([
      device ? `${name} (${device})` : name,
      fileSize(size, language),
      { text: sha256, font: 'digest', size: 6.6 },
    ])
  }
  flow.y = drawn.end()
}

const numberOf = (value: number | null, { decimal }: Words) =>
  value === null ? '' : String(Math.round(value * 1000) / 1000).replace('.', decimal)

type Look = Parameters<typeof say>[4]
/** Begins a chapter: its name, which is a bookmark too, and beside it how far it is. */
const chapter = (flow: Flow, name: string, beside?: { text: string; color: string }) => {
  const { sheet, y } = flow
  sheet.doc.outline.addItem(name)
  const place = { x: page.margin, y, width: inner - 120 }
  const end = say(sheet, 'H2', name, place, { font: 'bold', size: 15, color: petrol })
  const right = { x: page.margin + inner - 110, y: y + 4, width: 110, align: 'right' as const }
  if (beside) say(sheet, 'P', beside.text, right, { font: 'bold', size: 10, color: beside.color })
  flow.y = end + 2
}

/** A paragraph; one that is longer than what is left of the page begins the next. */
const line = (flow: Flow, text: string, look: Look = {}) => {
  needRoom(flow, Math.min(heightOfText(flow.sheet.doc, text, { ...look, width: inner }), tallest))
  flow.y = say(flow.sheet, 'P', text, { x: page.margin, y: flow.y }, look) + 2
}

/** Rows are drawn some at a stretch where others are to have their turn in between. */
const openRows = (flow: Flow, head: readonly string[] | null, widths: readonly number[], size: number) => {
  flow.y += 4
  needRoom(flow, 60)
  return openTable(flow.sheet, { head, widths, size, tallest, bottom, turnPage: () => turnPage(flow) }, flow.y)
}

const table = (
  flow: Flow,
  head: readonly string[] | null,
  widths: readonly number[],
  rows: readonly (readonly Cell[])[],
  size = 8.5,
) => {
  const drawn = openRows(flow, head, widths, size)
  for (const row of rows) drawn.row(row)
  flow.y = drawn.end() + 8
}
