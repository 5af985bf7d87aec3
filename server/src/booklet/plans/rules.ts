import type { ImportReport } from '@logis/contract/booklet.imports'
import type { ImportReason } from '@logis/contract/booklet.imports.rules'
import type { BookletModel } from '@logis/contract/booklet.package'
import { toldElsewhere } from '@logis/contract/booklet.rules'
import type { TriggerRow } from '../sql.ts'

type Entry = ImportReport['entries'][number]
type Model = BookletModel
type Device = Model['devices'][number]
type File = Model['files'][number]
type Answered = {
  item: Model['booklet']['items'][number]['code']
  part: string
  answer: NonNullable<Model['booklet']['items'][number]['parts'][number]['answer']>
}

/** What would come of a package in a home, and what of it is to be made. */
export type Plan = {
  entries: Entry[]
  trigger: TriggerRow | null
  answers: Answered[]
  works: Model['booklet']['works']
  handover: Model['booklet']['handover']
  devices: { device: Device; product_id: number }[]
  files: File[]
  /** The device that a file came with, as the package numbers it. */
  deviceOf: (file: File) => number | undefined
  /** What of the package is there already, by its number there, as it is numbered here. */
  known: { files: Map<number, number>; devices: Map<number, number> }
}

export type Home = {
  model: Model
  productOf: (device: Device) => number | undefined
  /** Whether the study of a package can be read. */
  isStudy: (file: File) => boolean
}

const worth = (device: Omit<Device, 'id'>) =>
  JSON.stringify([
    device.manufacturer,
    device.reference,
    device.model,
    device.name,
    device.serial_number,
    device.commissioning_date,
    device.quantity,
    device.surface,
    device.thickness,
  ])

/** Compares a package with a home, thing by thing; what is there is left as it is. Pure: nothing is read and nothing written. */
export const planOf = (brought: Model, { model: here, productOf, isStudy }: Home): Plan => {
  const entries: Entry[] = []
  const told = (kind: Entry['kind'], name: string, outcome: Entry['outcome'], reason: ImportReason | null = null) =>
    entries.push({ kind, name, outcome, reason })
  const devices = planDevices(brought, here, productOf, told)
  const files = planFiles(brought, here, devices, isStudy, told)
  const deviceAt = devicesByPath(brought)
  return {
    entries,
    trigger: planTrigger(brought, here, told),
    answers: planAnswers(brought, here, files, told),
    works: brought.booklet.works.filter((work) => {
      const isKnown = here.booklet.works.some(
        (one) =>
          one.done_on === work.done_on &&
          one.description === work.description &&
          one.company_name === work.company_name,
      )
      told('WORK', work.description, isKnown ? 'KNOWN' : 'CREATED')
      return !isKnown
    }),
    handover: planHandover(brought, here, told),
    devices: devices.made,
    files: files.made,
    deviceOf: ({ path }) => deviceAt.get(path)?.id,
    known: { files: files.known, devices: devices.known },
  }
}

type Told = (kind: Entry['kind'], name: string, outcome: Entry['outcome'], reason?: ImportReason | null) => unknown

const planTrigger = ({ booklet }: Model, here: Model, told: Told): TriggerRow | null => {
  const { kind, triggered_on, reference, touched } = booklet
  if (kind === null || triggered_on === null) return null
  const isKnown = here.booklet.kind !== null
  told('TRIGGER', reference ?? '', isKnown ? 'KNOWN' : 'CREATED')
  return isKnown ? null : { kind, triggered_on, reference, touched }
}

const planDevices = (brought: Model, here: Model, productOf: Home['productOf'], told: Told) => {
  const left = here.devices
    .filter(({ of_building }) => !of_building)
    .map(({ id, ...one }) => ({ id, worth: worth(one) }))
  const known = new Map<number, number>()
  const made: Plan['devices'] = []
  for (const device of brought.devices) {
    const own = worth(device)
    const at = left.findIndex((one) => one.worth === own)
    const product_id = productOf(device)
    if (device.of_building) told('DEVICE', device.name, 'LEFT_OUT', 'OF_BUILDING')
    else if (at >= 0) {
      known.set(device.id, left[at]!.id)
      left.splice(at, 1)
      told('DEVICE', device.name, 'KNOWN')
    } else if (product_id === undefined) told('DEVICE', device.name, 'LEFT_OUT', 'PRODUCT_UNKNOWN')
    else {
      made.push({ device, product_id })
      told('DEVICE', device.name, 'CREATED')
    }
  }
  return { known, made }
}

const elsewhere: Partial<Record<File['of'], ImportReason>> = {
  BUILDING: 'OF_BUILDING',
  PRODUCT: 'OF_PRODUCT',
  INTERVENTION: 'OF_INTERVENTION',
}

const planFiles = (
  brought: Model,
  here: Model,
  devices: ReturnType<typeof planDevices>,
  isStudy: Home['isStudy'],
  told: Told,
) => {
  const known = new Map<number, number>()
  const made: File[] = []
  const taken = new Set<number>()
  const deviceAt = devicesByPath(brought)
  for (const file of brought.files) {
    const device = file.of === 'DEVICE' ? deviceAt.get(file.path) : undefined
    const same = here.files.find(
      (one) => one.sha256 === file.sha256 && one.of === file.of && one.name === file.name && !taken.has(one.id),
    )
    const reason = elsewhere[file.of]
    if (reason) told('FILE', file.name, 'LEFT_OUT', reason)
    else if (file.of === 'DEVICE' && (!device || !isThere(device, devices)))
      told('FILE', file.name, 'LEFT_OUT', 'DEVICE_LEFT_OUT')
    else if (same) {
      taken.add(same.id)
      known.set(file.id, same.id)
      told('FILE', file.name, 'KNOWN')
    } else if (file.of === 'STUDY' && [...here.files, ...made].some(({ of }) => of === 'STUDY'))
      told('FILE', file.name, 'LEFT_OUT', 'STUDY_THERE')
    else if (file.of === 'STUDY' && !isStudy(file)) told('FILE', file.name, 'LEFT_OUT', 'STUDY_UNREADABLE')
    else {
      made.push(file)
      told('FILE', file.name, 'CREATED')
    }
  }
  return { known, made }
}
/** Of two devices that name one file the first has it. */
const devicesByPath = ({ devices }: Model): ReadonlyMap<string, Device> =>
  new Map(devices.toReversed().flatMap((device) => device.files.map((path) => [path, device] as const)))

const isThere = ({ id }: Device, { known, made }: ReturnType<typeof planDevices>) =>
  known.has(id) || made.some(({ device }) => device.id === id)

const planAnswers = (brought: Model, here: Model, files: ReturnType<typeof planFiles>, told: Told): Answered[] => {
  const wanted: Answered[] = []
  for (const { code: item, parts } of brought.booklet.items)
    for (const { code: part, name, answer } of parts) {
      if (!answer || toldElsewhere.includes(item)) continue
      const asked = here.booklet.items.find(({ code }) => code === item)?.parts.find(({ code }) => code === part)
      const paper = answer.document?.id
      const isBrought =
        paper === undefined || files.known.has(paper) || files.made.some(({ id, of }) => id === paper && of === 'HOME')
      if (!asked) told('ANSWER', name, 'LEFT_OUT', 'NOT_ASKED')
      else if (asked.answer) told('ANSWER', name, 'KNOWN')
      else if (!isBrought) told('ANSWER', name, 'LEFT_OUT', 'FILE_LEFT_OUT')
      else {
        wanted.push({ item, part, answer })
        told('ANSWER', name, 'CREATED')
      }
    }
  return wanted
}

const planHandover = (brought: Model, here: Model, told: Told) => {
  const { handover } = brought.booklet
  if (!handover) return null
  const there = here.booklet.handover
  told('HANDOVER', handover.recipient, there ? 'KNOWN' : 'CREATED')
  return there ? null : handover
}
