import { cut } from '@logis/contract/cut.rules'
import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { FieldCode } from '@logis/contract/errors.fields'
import { fileName } from '@logis/contract/http'
import type { Locale } from '@logis/contract/locale'
import type { CatalogueReport } from '@logis/contract/products.catalogue'
import {
  catalogueArchive,
  catalogueBytes,
  catalogueOutcomes,
  type CatalogueOutcome,
} from '@logis/contract/products.catalogue.rules'
import { administering, recordAdministration, type Administering } from '#platform/administering.ts'
import { csvOf } from '#platform/csv.ts'
import { db, type Db } from '#platform/db.ts'
import { deleteFile, openFile, receiveFile, type ReceivedFile } from '#platform/files.ts'
import { lookedAtApart } from '#platform/files/archives.ts'
import { mayCompress } from '#platform/files/contentType.ts'
import { keptOnce } from '#platform/files/papers.ts'
import { listZip, ZipFault, type ListedEntry } from '#platform/files/unzip.ts'
import { safeName, zipAt, type ZipPlace } from '#platform/files/zip.ts'
import { refuse } from '#platform/refuse.ts'
import type { AdministratorScope } from '#platform/scope.ts'
import {
  attachToProduct,
  detachFromProduct,
  listFilesOfProducts,
  type ProductFile,
} from '../../documents/attachments/rules.ts'
import { holdImports, listEntries, type Entry } from '../catalogue/sql.ts'
import { finderOf } from '../planning/rules.ts'
import { readLines, type ReadSheet } from '../reading/rules.ts'
import { holdSheet } from '../sheets/rules.ts'
import { listCsv, listNames, type ListedPaper } from './csv.ts'

export const limits = { maxBytes: catalogueArchive.bytes }

const listName = 'Documents.csv'
const isList = (path: string) => /^documents\.(csv|tsv|txt|xlsx)$/i.test(path)

/** A path takes no more than 400 characters; the list has the names whole. */
const short = (name: string, most: number) => safeName(cut(name, most))
/** Where a document stands in the archive: by its manufacturer and its product, each of which has a folder. */
const placeOf = ({ values, id }: Entry, file: ProductFile): string =>
  [
    short(values.manufacturer ?? '', 80),
    `${short(values.name ?? '', 80)} (${id})`,
    `${file.id} ${short(file.name, 120)}${file.extension && `.${short(file.extension, 20)}`}`,
  ].join('/')

/** Every document of every product, with their list: what an import reads back. */
export const exportPapers = async (locale: Locale): Promise<Readable> => {
  const products = new Map((await listEntries(db, 'products')).map((entry) => [entry.id, entry]))
  const files = (await listFilesOfProducts()).flatMap((file) => {
    const product = products.get(file.product_id)
    return product ? [{ file, product, path: placeOf(product, file) }] : []
  })
  const listed = files.map(({ file, product: { id, values }, path }): ListedPaper => ({
    product_id: String(id),
    manufacturer: values.manufacturer ?? '',
    name: values.name ?? '',
    reference: values.reference ?? '',
    document: file.full_name,
    file: path,
  }))
  const pages = (async function* () {
    yield listed
  })()
  const list = await buffer(await csvOf(listCsv, pages, locale))
  const first: ZipPlace = {
    path: listName,
    size: list.length,
    modifiedAt: new Date(),
    compress: true,
    open: async () => Readable.from([list]),
  }
  const rest = files.map(({ file, path }): ZipPlace => ({
    path,
    size: file.size_bytes,
    modifiedAt: new Date(file.created_at),
    compress: mayCompress(file.mime_type),
    open: () => openFile(file.storage_key),
  }))
  return zipAt([first, ...rest])
}

type Archive = Omit<ReadSheet<keyof ListedPaper>, 'named'> & {
  entryAt: (path: string) => ListedEntry | undefined
  /** What is in it by its SHA-256, which is taken of it once. */
  digestOf: (entry: ListedEntry) => Promise<Buffer>
}

const refused = (code: FieldCode) => refuse('ARCHIVE_REFUSED', { errors: { file: [{ code }] } })
const opened = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ZipFault) return refused(error.code)
    throw error
  }
}
const foldedPath = (path: string) =>
  path
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^\.?\//, '')

const digested = async (bytes: Readable): Promise<Buffer> => {
  const hash = createHash('sha256')
  for await (const chunk of bytes as AsyncIterable<Buffer>) hash.update(chunk)
  return hash.digest()
}

/** Of a gigabyte it takes seconds: the second plan, which holds the import, asks for what the first one has taken. */
const digestsOnce = () => {
  const taken = new Map<ListedEntry, Buffer>()
  return async (entry: ListedEntry): Promise<Buffer> => {
    const digest = taken.get(entry) ?? (await digested(entry.open()))
    taken.set(entry, digest)
    return digest
  }
}

const readArchive = async (file: FileHandle): Promise<Archive> => {
  const entries = await listZip(file, catalogueArchive)
  const list = entries.find(({ path, fault }) => fault === null && isList(path)) ?? refused('no_list')
  if (list.size > catalogueBytes) refuse('FILE_TOO_LARGE')
  const { named, ...sheet } = await readLines(await buffer(list.open()), listNames)
  if (!named.includes('file')) refuse('SHEET_COLUMNS_UNKNOWN')
  const byPath = new Map(entries.map((entry) => [foldedPath(entry.path), entry]))
  const entryAt = (path: string) => byPath.get(foldedPath(path))
  // What no line names is never unpacked, whatever it weighs.
  const wanted = new Set(sheet.lines.flatMap(({ typed }) => entryAt(typed.file ?? '') ?? []))
  if ([...wanted].reduce((sum, { size }) => sum + size, 0) > catalogueArchive.bytes) refused('too_large')
  return { ...sheet, entryAt, digestOf: digestsOnce() }
}

type Fault = CatalogueReport['lines'][number]['faults'][number]
/** A line, and what would become of it. */
type Planned = {
  line: number
  product: Entry | null
  name: string
  entry: ListedEntry | undefined
  /** What the product has under this name. */
  former: ProductFile | undefined
  outcome: CatalogueOutcome
  faults: Fault[]
}

/** What a name is not: told as the form of a document tells it. */
const nameFault = (name: string): Fault[] => {
  if (name === '') return [{ field: 'document', code: 'missing' }]
  if (name.length > 255) return [{ field: 'document', code: 'long' }]
  return fileName.safeParse(name).success ? [] : [{ field: 'document', code: 'characters' }]
}

const fileFault = (path: string, entry: ListedEntry | undefined): Fault[] => {
  if (path === '') return [{ field: 'file', code: 'missing' }]
  if (!entry) return [{ field: 'file', code: 'absent' }]
  return entry.fault === null ? [] : [{ field: 'file', code: 'damaged' }]
}

const keyOf = (productId: number, name: string) => `${productId} ${name.normalize('NFC').toLowerCase()}`

/** One line after the other, each of which may rest on no other. */
const planPapers = async (reader: Db, { lines, entryAt, digestOf }: Archive): Promise<Planned[]> => {
  const find = finderOf('products', await listEntries(reader, 'products'))
  const formers = new Map(
    (await listFilesOfProducts(reader)).map((file) => [keyOf(file.product_id, file.full_name), file]),
  )
  const seen = new Set<string>()
  const planned: Planned[] = []
  for (const { line, typed } of lines) {
    const path = typed.file ?? ''
    const { product_id: id = '', manufacturer = '', name: called = '', reference = '' } = typed
    const found = find({ id, manufacturer, name: called, reference })
    const product = found && !('code' in found) ? found : null
    const name = (typed.document || path.split('/').at(-1) || '').normalize('NFC').trim()
    const entry = entryAt(path)
    const faults: Fault[] = [...nameFault(name), ...fileFault(path, entry)]
    if (!product)
      faults.push({ field: id ? 'product_id' : 'name', code: found && 'code' in found ? found.code : 'unknown' })
    const key = keyOf(product?.id ?? 0, name)
    if (product && faults.length === 0 && seen.has(key)) faults.push({ field: 'document', code: 'repeated' })
    seen.add(key)
    const former = product ? formers.get(key) : undefined
    const outcome = faults.length > 0 ? 'FAULTY' : await outcomeOf(entry!, former, digestOf)
    planned.push({ line, product, name, entry, former, outcome, faults })
  }
  return planned
}

const outcomeOf = async (
  entry: ListedEntry,
  former: ProductFile | undefined,
  digestOf: Archive['digestOf'],
): Promise<CatalogueOutcome> => {
  if (!former) return 'CREATED'
  const isSame = entry.size === former.size_bytes && (await digestOf(entry)).equals(former.sha256)
  return isSame ? 'UNCHANGED' : 'CHANGED'
}

const reportOf = (archive: Archive, planned: readonly Planned[], is_taken: boolean): CatalogueReport => ({
  is_taken,
  counts: Object.fromEntries(
    catalogueOutcomes.map((outcome) => [outcome, planned.filter((line) => line.outcome === outcome).length]),
  ) as CatalogueReport['counts'],
  passed_over: archive.passedOver,
  ignored: archive.ignored,
  lines: planned
    .filter(({ outcome }) => outcome !== 'UNCHANGED')
    .map(({ line, product, name, entry, former, outcome, faults }) => ({
      line,
      name: [product?.values.name, name].filter(Boolean).join(' · '),
      outcome,
      changes:
        outcome === 'CHANGED'
          ? [{ field: 'file' as const, from: String(former?.size_bytes), to: String(entry?.size) }]
          : [],
      faults,
    })),
})

export const previewPapers = (zip: ReceivedFile): Promise<CatalogueReport> =>
  lookedAtApart(zip, (file) =>
    opened(async () => {
      const archive = await readArchive(file)
      return reportOf(archive, await planPapers(db, archive), false)
    }),
  )

const isTaken = ({ outcome }: Planned) => outcome === 'CREATED' || outcome === 'CHANGED'

/**
 * Files are stored before anything is held; what each line is of is then told anew, so that of two imports at once the
 * second finds what the first has brought. What was stored in vain goes again.
 */
export const importPapers = (scope: AdministratorScope, zip: ReceivedFile): Promise<CatalogueReport> =>
  lookedAtApart(zip, (file) =>
    opened(async () => {
      const archive = await readArchive(file)
      const received = new Map<ListedEntry, ReceivedFile>()
      const receive = async (entry: ListedEntry) => {
        const taken = received.get(entry) ?? (await receiveFile(entry.open()))
        received.set(entry, taken)
        return taken
      }
      const kept = () => [...received.values()].map((each) => ({ file: each }))
      try {
        for (const { entry } of (await planPapers(db, archive)).filter(isTaken)) await receive(entry!)
      } catch (error) {
        await Promise.all(kept().map((each) => deleteFile(each.file.storage_key)))
        throw error
      }
      return keptOnce(kept(), async () => {
        const answer = await administering(scope, async (held) => {
          await holdImports(held)
          const planned = await planPapers(held.tx, archive)
          for (const line of planned.filter(isTaken)) await takePaper(held, line, await receive(line.entry!))
          return reportOf(archive, planned, true)
        })
        return { answer, isRepeated: true }
      })
    }),
  )

const takePaper = async (held: Administering, { product, name, former }: Planned, file: ReceivedFile) => {
  const id = product!.id
  const { name: productName } = await holdSheet(held, id)
  const old_value = former ? await detachFromProduct(held, id, former.id) : null
  const { name: value } = await attachToProduct(held, id, file, name)
  const changes = [{ attribute_name: 'document', old_value, value }]
  await recordAdministration(held, { action: 'UPDATED', model: 'Product', id, name: productName, changes })
}
