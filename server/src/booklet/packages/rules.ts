import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { arrivingModel } from '@logis/contract/booklet.arriving'
import type { BookletModel } from '@logis/contract/booklet.package'
import { packageLimits } from '@logis/contract/booklet.imports.rules'
import type { FieldCode } from '@logis/contract/errors.fields'
import { today } from '#platform/clock.ts'
import { unzip, ZipFault, type Unzipped } from '#platform/files/unzip.ts'
import { refuse } from '#platform/refuse.ts'

/** A package whose every file is what its manifest says. */
export type Package = { model: BookletModel; exportedAt: string; fileAt: (path: string) => Unzipped }

const refused = (code: FieldCode) => refuse('PACKAGE_REFUSED', { errors: { file: [{ code }] } })

/** Refuses with what is wrong, whatever it is; the bytes of one file at a time are in memory, and of JSON alone a whole one. */
export const readPackage = async (file: FileHandle): Promise<Package> => {
  try {
    return await read(file)
  } catch (error) {
    if (error instanceof ZipFault) refused(error.code)
    throw error
  }
}

const read = async (file: FileHandle): Promise<Package> => {
  const files = await unzip(file, packageLimits)
  const bag = await textOf(files, 'bagit.txt')
  if (!/^BagIt-Version: 1\.0\r?\n/.test(bag)) refused('not_a_bag')
  const manifest = linesOf(await textOf(files, 'manifest-sha256.txt'))
  await demandHashes(files, linesOf(await textOf(files, 'tagmanifest-sha256.txt')), [
    'bagit.txt',
    'manifest-sha256.txt',
  ])
  await demandHashes(
    files,
    manifest,
    [...files.keys()].filter((path) => path.startsWith('data/')),
  )
  const json = await jsonOf(files)
  const { exported_at: exportedAt, ...model } = json
  // What the booklet names is there, and is what it says of it.
  for (const { path, size, sha256 } of model.files)
    if (files.get(`data/${path}`)?.size !== size || manifest.get(`data/${path}`) !== sha256) refused('foreign_json')
  return { model, exportedAt, fileAt: (path) => files.get(`data/${path}`)! }
}

const textBytes = 2 * 1_048_576
const textOf = async (files: ReadonlyMap<string, Unzipped>, path: string): Promise<string> => {
  const found = files.get(path) ?? refused('not_a_bag')
  return found.size > textBytes ? refused('too_large') : (await buffer(found.open())).toString('utf8')
}

/** `<digest>  <path>` a line; a bag of ours has no path that would have to be escaped. */
const linesOf = (manifest: string): Map<string, string> => {
  const lines = manifest.split(/\r?\n/).filter((line) => line !== '')
  const pairs = lines.map((line) => /^([0-9a-f]{64}) {1,2}(\S.*)$/.exec(line) ?? refused('not_a_bag'))
  return new Map(pairs.map(([, digest = '', path = '']) => [path, digest]))
}

/** Those that must be named are, and no other; each is what its digest says. */
const demandHashes = async (
  files: ReadonlyMap<string, Unzipped>,
  manifest: ReadonlyMap<string, string>,
  wanted: readonly string[],
): Promise<void> => {
  if (wanted.some((path) => !manifest.has(path))) refused('not_in_manifest')
  for (const [path, digest] of manifest) {
    const found = files.get(path) ?? refused('not_in_manifest')
    const hash = createHash('sha256')
    for await (const chunk of found.open() as AsyncIterable<Buffer>) hash.update(chunk)
    if (hash.digest('hex') !== digest) refused('wrong_hash')
  }
}

const jsonOf = async (files: ReadonlyMap<string, Unzipped>) => {
  const found = files.get('data/booklet.json') ?? refused('foreign_json')
  if (found.size > packageLimits.jsonBytes) refused('too_large')
  const json = parsed((await buffer(found.open())).toString('utf8'))
  if (typeof json !== 'object' || json === null || !('version' in json)) return refused('foreign_json')
  if (json.version !== '1.0') return refused('unknown_version')
  const { data = refused('foreign_json') } = arrivingModel.safeParse(json)
  return isPast(data) ? data : refused('foreign_json')
}
/** What is told as done has been done. */
const isPast = ({ booklet: { works, handover } }: BookletModel): boolean =>
  [...works.map(({ done_on }) => done_on), ...(handover ? [handover.handed_on] : [])].every((day) => day <= today())

/** What no database keeps is in no package that left one. */
const isKept = (value: unknown) => typeof value !== 'string' || (value.isWellFormed() && !value.includes('\u0000'))
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text, (_key, value: unknown) => (isKept(value) ? value : refused('foreign_json')))
  } catch {
    return refused('foreign_json')
  }
}
