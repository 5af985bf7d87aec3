import { isName, type TextField } from './http.rules.ts'

/** What a folder of one's own is called (DOC-43). */
export const folderNameField = { max: 120, required: true } as const satisfies TextField

/** The twelve default folders (DOC-17, ruling 14), in the order of the specification. Virtual until first used. */
export const defaultFolders = [
  { code: 'contracts', fr: 'Contrats / Avenants', en: 'Contracts / Amendments' },
  { code: 'plans', fr: 'Plans', en: 'Plans' },
  { code: 'studies', fr: 'Études / Diagnostics', en: 'Studies / Surveys' },
  { code: 'photos', fr: 'Photos', en: 'Photos' },
  { code: 'invoices', fr: 'Factures', en: 'Invoices' },
  { code: 'certificates', fr: 'Attestations', en: 'Certificates' },
  { code: 'insurances', fr: 'Assurances', en: 'Insurance' },
  { code: 'ath', fr: 'Attestation de conformité thermique (ATh)', en: 'Thermal conformity certificate (ATh)' },
  { code: 'consuel', fr: 'Consuel', en: 'Consuel (electrical conformity)' },
  { code: 'pdl', fr: 'PDL', en: 'PDL' },
  { code: 'pce', fr: 'PCE', en: 'PCE' },
  { code: 'qualigaz', fr: 'Qualigaz', en: 'Qualigaz (gas conformity)' },
] as const
export type DefaultFolderCode = (typeof defaultFolders)[number]['code']

type Worded = { code: DefaultFolderCode; fr: string; en: string }
/** What names that are abbreviations stand for: told beside them, never in their place (D2-D10). */
const explanations: readonly Worded[] = [
  { code: 'pdl', fr: 'Point de livraison (électricité)', en: 'Electricity delivery point' },
  { code: 'pce', fr: 'Point de comptage et d’estimation (gaz)', en: 'Gas metering and estimation point' },
]
export const folderExplained = (code: string | null, language: 'fr' | 'en'): string | null =>
  explanations.find((one) => one.code === code)?.[language] ?? null

/** What default folders were called before: packages and sorted files of then name them so. */
const formerNames: readonly Worded[] = [
  { code: 'pdl', fr: 'PDL (point de livraison – électricité)', en: 'PDL (electricity delivery point)' },
  {
    code: 'pce',
    fr: 'PCE (point de comptage et d’estimation – gaz)',
    en: 'PCE (gas metering and estimation point)',
  },
]

/** How names are compared: case, accents, surrounding and repeated spaces do not make a difference. */
export const sameNameKey = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’ʼ]/g, "'").replace(/\s+/g, ' ').trim().toLowerCase()

/** The default folder that bears this name in either language, or bore it before, if any. */
export const defaultFolderNamed = (name: string) => {
  const key = sameNameKey(name)
  const code = [...defaultFolders, ...formerNames].find(({ fr, en }) =>
    [fr, en].some((own) => sameNameKey(own) === key),
  )?.code
  return defaultFolders.find((folder) => folder.code === code) ?? null
}

/** The tag that marks a file private for residents (DOC-21). */
export const privateTag = 'fileNotSharedWithChildren'

/** A full name cut in its two stored parts: `plan.v2.pdf` → `plan.v2` and `pdf`. A leading dot is not an extension. */
export const splitFileName = (fullName: string): { name: string; extension: string } => {
  const dot = fullName.lastIndexOf('.')
  return dot > 0 && dot < fullName.length - 1
    ? { name: fullName.slice(0, dot), extension: fullName.slice(dot + 1) }
    : { name: fullName, extension: '' }
}
export const fullFileName = ({ name, extension }: { name: string; extension: string }) =>
  extension ? `${name}.${extension}` : name

/** A full name as it is kept and compared: without the spaces around it, nor those before its extension, which nobody sees. */
export const tidyFileName = (fullName: string): string => fullName.trim().replace(/(?<=\S)\s+(?=\.[^.\s]+$)/, '')

/** A name that can be stored and offered on any system: 1 to 255 characters, no slash, backslash, control character or
 * character that turns the direction of a text. */
export const isFileName = (fullName: string) =>
  fullName.trim() !== '' &&
  fullName.length <= 255 &&
  !/[/\\]/.test(fullName) &&
  isName(fullName) &&
  !/^\.+$/.test(fullName.trim())

type Placed = { key: string; folder_id: number | null; name: string }
export type NameProblem = 'required' | 'invalid' | 'exists' | 'batch'

/**
 * What is wrong with each file's name (DOC-37..39): required, invalid, taken in its destination folder (itself
 * excluded), or borne twice by the batch. `key` identifies a file across both lists.
 */
export const nameProblems = (batch: readonly Placed[], existing: readonly Placed[]): Record<string, NameProblem> => {
  const place = (file: Placed) => `${file.folder_id ?? 'root'}/${tidyFileName(file.name).toLowerCase()}`
  const moving = new Set(batch.map(({ key }) => key))
  const taken = new Set(existing.filter(({ key }) => !moving.has(key)).map(place))
  const problem = (file: Placed): NameProblem | null => {
    if (file.name.trim() === '') return 'required'
    if (!isFileName(file.name)) return 'invalid'
    if (taken.has(place(file))) return 'exists'
    return batch.some((other) => other.key !== file.key && place(other) === place(file)) ? 'batch' : null
  }
  return Object.fromEntries(batch.flatMap((file) => (problem(file) ? [[file.key, problem(file)!]] : [])))
}

/** `devis.pdf` → `devis (2).pdf`, the first that is free. */
export const freeName = (fullName: string, taken: (name: string) => boolean): string => {
  const { name, extension } = splitFileName(fullName)
  let n = 2
  while (taken(fullFileName({ name: `${name} (${n})`, extension }))) n += 1
  return fullFileName({ name: `${name} (${n})`, extension })
}

/** For how many days a deleted file can be put back (docs/decisions/0148). */
export const deletedDaysKept = 30

/** Largest file the portal takes, and the storage of a booklet (ruling 7). */
export const maxFileBytes = 1_073_741_824
export const bookletBytes = 1_073_741_824
