import { buffer } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { isDone } from '@logis/contract/booklet.rules'
import type { BookletModel } from '@logis/contract/booklet.package'
import { isGenericManufacturer, referenceParts } from '@logis/contract/products.rules'
import { businessDay, today } from '#platform/clock.ts'
import { shortDay } from '#platform/formats.ts'
import {
  closeSheet,
  drawFooter,
  drawHeader,
  ink,
  openSheet,
  page,
  petrol,
  say,
  soft,
  type Sheet,
} from '#platform/pdf.ts'
import { heightOfText } from '#platform/pdf/letters.ts'
import { openTable } from '#platform/pdf/table.ts'
import { words } from '@logis/contract/booklet.words'
import { fileSize } from '@logis/contract/sizes.rules'

const names = { fr: 'Carnet', en: 'Booklet' }
/** What a booklet that leaves is called: whoever takes it again later tells one edition from the other. */
export const bookletName = (home: string, language: keyof typeof names): string =>
  `${names[language]} - ${home} - ${today()}`

const bottom = page.height - 80
const inner = page.width - 2 * page.margin
/** Rows drawn at a stretch; between two stretches other requests have their turn. */
const stretch = 20

type Cursor = { sheet: Sheet; y: number; number: number; title: string }
type Words = (typeof words)['fr']

/** The booklet as a tagged PDF: its cover, what is missing on page two, a chapter for each item, the index of its annexes. */
export const bookletPdf = async (model: BookletModel, language: 'fr' | 'en', madeAt: Date): Promise<Buffer> => {
  const say_ = words[language]
  const title = `${say_.title} – ${model.home.name}`
  const sheet = openSheet({ title, locale: language === 'fr' ? 'fr-FR' : 'en-UK' })
  const bytes = buffer(sheet.doc)
  const cursor: Cursor = { sheet, y: 0, number: 1, title: model.home.name }
  drawCover(cursor, model, say_, madeAt)
  drawGaps(cursor, model, say_)
  for (const item of model.booklet.items) drawItem(cursor, model, item, say_)
  await drawAnnexes(cursor, model, say_, language)
  closeSheet(sheet)
  return bytes
}

const drawCover = (cursor: Cursor, { home, booklet, law_date }: BookletModel, say_: Words, madeAt: Date) => {
  drawHeader(cursor.sheet, home.company)
  drawFooter(cursor.sheet, [say_.page(cursor.title, 1)])
  cursor.y = 160
  heading(cursor, 'H1', say_.title, 26)
  cursor.y += 8
  line(cursor, home.name, { font: 'bold', size: 16 })
  const { address } = home
  if (address) {
    line(cursor, [address.street_number, address.street_name].filter(Boolean).join(' '), { size: 12 })
    line(cursor, [address.zip_code, address.city].filter(Boolean).join(' '), { size: 12 })
  }
  if (home.building) line(cursor, say_.inBuilding(home.building), { size: 12 })
  cursor.y += 24
  if (home.owners.length > 0) line(cursor, say_.owner(home.owners.join(', ')), { size: 12 })
  line(cursor, say_.state(shortDay(businessDay(madeAt))), { size: 12, font: 'bold', color: petrol })
  line(cursor, say_.progress(booklet.done, booklet.total), { size: 12 })
  line(cursor, say_.law(law_date ? shortDay(law_date) : ''), { size: 10, color: soft })
  if (booklet.kind && booklet.triggered_on)
    line(cursor, say_.trigger(say_.kinds[booklet.kind], shortDay(booklet.triggered_on), booklet.reference), {
      size: 12,
    })
  if (booklet.handover)
    line(cursor, say_.handover(booklet.handover.recipient, shortDay(booklet.handover.handed_on)), { size: 12 })
}

/** On page two, whatever it is: what a deed of sale must say. */
const drawGaps = (cursor: Cursor, { booklet }: BookletModel, say_: Words) => {
  newPage(cursor, say_)
  heading(cursor, 'H2', say_.gaps, 16)
  const open = booklet.items.filter(({ state }) => !isDone(state))
  if (open.length === 0) line(cursor, say_.noGap)
  for (const { name, parts, state } of open) {
    needRoom(cursor, 40, say_)
    line(cursor, `${name} – ${say_.states[state]}`, { font: 'bold' })
    for (const part of parts.filter((one) => !isDone(one.state)))
      line(cursor, `${part.name} – ${gapOf(part, say_)}${whichOf(part)}`, { size: 10 }, say_)
  }
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

const drawItem = (cursor: Cursor, model: BookletModel, item: Item, say_: Words) => {
  needRoom(cursor, 120, say_)
  cursor.y += 18
  heading(cursor, 'H2', item.name, 15)
  line(cursor, `${say_.states[item.state]} – ${say_.text(item.law.reference, shortDay(item.law.date))}`, {
    size: 9,
    color: soft,
  })
  for (const part of item.parts) {
    const { answer } = part
    const facts = [
      answer?.is_not_applicable ? say_.states.NOT_APPLICABLE : null,
      answer?.document?.name ?? answer?.body ?? null,
      answer?.valid_until ? say_.validUntil(shortDay(answer.valid_until)) : null,
      ...(item.code === 'TRIGGER' ? originOf(model, say_) : []),
      ...(answer || item.code === 'TRIGGER' ? [] : part.evidence.map((one) => said(one, say_))),
    ].filter(Boolean)
    const told =
      facts.length > 0 ? facts.join(' – ') : part.reason ? say_.reasons[part.reason] : say_.states[part.state]
    needRoom(cursor, 34, say_)
    line(cursor, say_.told(part.name, told), { size: 10.5 }, say_)
  }
  if (item.code === 'WORKS') drawWorks(cursor, model, say_)
  if (item.code === 'ENVELOPE') {
    drawWalls(cursor, model, say_)
    drawDevices(cursor, model, 'MATERIAL', say_)
  }
  if (item.code === 'EQUIPMENT') drawDevices(cursor, model, 'PRODUCT', say_)
}

const drawWorks = (cursor: Cursor, { booklet: { works } }: BookletModel, say_: Words) => {
  for (const { done_on, description, company_name, touched, documents } of works) {
    needRoom(cursor, 40, say_)
    line(cursor, `${shortDay(done_on)} – ${company_name}`, { font: 'bold', size: 10 })
    line(cursor, description, { size: 10 }, say_)
    const about = [...touched.map((part) => say_.touch[part]), ...documents.map(({ name }) => name)]
    if (about.length > 0) line(cursor, about.join(', '), { size: 9.5 }, say_)
  }
}

const drawWalls = (cursor: Cursor, { walls }: BookletModel, say_: Words) => {
  if (walls.length === 0) return
  const rows = walls.map((wall) => [
    wall.name ?? postOf(wall, say_),
    ...[wall.u, wall.r, wall.thickness, wall.surface].map((value) => numberOf(value, say_)),
  ])
  table(cursor, say_.wallColumns, [190, 62, 62, 90, 95], rows, say_)
}

/** What it is for, since when, and what the works touched, as whoever opened the booklet told it. */
const originOf = ({ booklet: { kind, triggered_on, reference, touched } }: BookletModel, say_: Words): string[] =>
  kind && triggered_on
    ? [say_.trigger(say_.kinds[kind], shortDay(triggered_on), reference), ...touched.map((part) => say_.touch[part])]
    : []

const postOf = ({ post }: BookletModel['walls'][number], say_: Words): string =>
  post && post in say_.touch ? say_.touch[post as keyof Words['touch']] : ''

/** How many of each; of materials what the law asks of them, their surface, of devices the day since when they serve. */
const drawDevices = (cursor: Cursor, { devices }: BookletModel, type: 'MATERIAL' | 'PRODUCT', say_: Words) => {
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
  table(cursor, isMaterial ? say_.materialColumns : say_.deviceColumns, widths, rows, say_)
}

/** What nobody makes has no model either: its name, told once, says what it is. */
const modelOf = ({ name, model, manufacturer, reference }: BookletModel['devices'][number]): string =>
  referenceParts(reference).join(', ') || (isGenericManufacturer(manufacturer) && model === name ? '' : model)

/** Whose notice each file is: several may be called alike. */
const ofDevices = ({ devices }: BookletModel): Map<string, string> =>
  new Map(devices.flatMap(({ name, files }) => files.map((path) => [path, name])))

const drawAnnexes = async (cursor: Cursor, model: BookletModel, say_: Words, language: 'fr' | 'en') => {
  const { files } = model
  newPage(cursor, say_)
  heading(cursor, 'H2', say_.annexes, 16)
  if (files.length === 0) return line(cursor, say_.noAnnex)
  line(cursor, say_.annexesText, { size: 10, color: soft })
  const devices = ofDevices(model)
  const drawn = openRows(cursor, say_.annexColumns, [185, 54, 260], say_)
  for (const [index, { name, path, size, sha256 }] of files.entries()) {
    if (index % stretch === stretch - 1) await turn()
    const device = devices.get(path)
    drawn.row([device ? `${name} (${device})` : name, fileSize(size, language), sha256])
  }
  cursor.y = drawn.end()
}

const numberOf = (value: number | null, { decimal }: Words) =>
  value === null ? '' : String(Math.round(value * 1000) / 1000).replace('.', decimal)

type Look = Parameters<typeof say>[4]
const heading = (cursor: Cursor, tag: 'H1' | 'H2', text: string, size: number) => {
  cursor.y =
    say(
      cursor.sheet,
      tag,
      text,
      { x: page.margin, y: cursor.y },
      { font: 'bold', size, color: tag === 'H1' ? ink : petrol },
    ) + 4
}
/** A paragraph; one that is longer than what is left of the page begins the next. */
const line = (cursor: Cursor, text: string, look: Look = {}, say_?: Words) => {
  const height = heightOfText(cursor.sheet.doc, text, { ...look, width: inner })
  if (say_) needRoom(cursor, Math.min(height, bottom - page.margin), say_)
  cursor.y = say(cursor.sheet, 'P', text, { x: page.margin, y: cursor.y }, look) + 2
}

/** Rows are drawn some at a stretch where others are to have their turn in between. */
const openRows = (cursor: Cursor, head: readonly string[], widths: readonly number[], say_: Words) => {
  cursor.y += 6
  needRoom(cursor, 60, say_)
  const turnPage = () => {
    newPage(cursor, say_)
    return cursor.y
  }
  return openTable(cursor.sheet, { head, widths, size: 8.5, tallest: 90, bottom, turnPage }, cursor.y)
}

const table = (
  cursor: Cursor,
  head: readonly string[],
  widths: readonly number[],
  rows: readonly (readonly string[])[],
  say_: Words,
) => {
  const drawn = openRows(cursor, head, widths, say_)
  for (const row of rows) drawn.row(row)
  cursor.y = drawn.end() + 8
}

const newPage = (cursor: Cursor, say_: Words) => {
  cursor.sheet.doc.addPage()
  cursor.number += 1
  cursor.y = page.margin
  drawFooter(cursor.sheet, [say_.page(cursor.title, cursor.number)])
}
const needRoom = (cursor: Cursor, height: number, say_: Words) => {
  if (cursor.y + height > bottom) newPage(cursor, say_)
}
