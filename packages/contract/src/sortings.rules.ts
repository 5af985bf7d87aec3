/** Everything that is asked of a set of files is asked while it is a draft; what runs is filed home by home, after the caller has left too. */
export const sortingStates = ['DRAFT', 'RUNNING', 'DONE'] as const
export type SortingState = (typeof sortingStates)[number]

/**
 * What becomes of a file: `WAITING` to be read, `UNSORTED` as long as nobody knows its home, `READY` to be filed there,
 * `EXISTING` where the home has it already, `LEFT_OUT`, `REFUSED` by the home, and `FILED`.
 */
export const sortingFileStates = ['UNSORTED', 'REFUSED', 'READY', 'EXISTING', 'LEFT_OUT', 'FILED', 'WAITING'] as const
export type SortingFileState = (typeof sortingFileStates)[number]

/** Why a file is left out: somebody has chosen so, or what it is. */
export const sortingCauses = [
  'chosen',
  'junk',
  'empty',
  'archive',
  'program',
  'unsafe_path',
  'twice',
  'encrypted',
  'bomb',
  'too_large',
  'damaged',
] as const
export type SortingCause = (typeof sortingCauses)[number]

/** How a home was found in a path; `several`: more than one goes by these words. */
export const homeSigns = ['contract', 'name', 'lot', 'several'] as const
export type HomeSign = (typeof homeSigns)[number]
/** Where it was read what a file is. */
export const kindSigns = ['name', 'folder', 'text'] as const
export type KindSign = (typeof kindSigns)[number]

/** The labels that are suggested: of two codes for one paper, the one that is no alias. */
export const sortingLabels = [
  'sect_drawings',
  'netw_drawings',
  'R_ATH',
  'dpe',
  'rset_xml',
  'cil',
  'ptg_cert_completion',
  'ptg_cert_maintenance',
  'ptg_cert_diagnostic',
  'ptg_conformity',
  'ptg_estimate',
  'ptg_invoice',
  'ptg_others',
] as const
export type SortingLabel = (typeof sortingLabels)[number]

export const sortingFilesMax = 10_000
/** All that one draft holds, archives opened. */
export const sortingBytes = 4 * 1024 ** 3
/** How many of them one correction is for. */
export const sortingTickedMax = 1_000
export const sortingNameField = { max: 200, required: true } as const
export const sortingPathMax = 400
/** A draft is kept for so many days after it was last touched. */
export const sortingDays = 7
/** How long what was filed may be undone. */
export const sortingUndoMinutes = 60

const junkNames = /^(\.ds_store|thumbs\.db|ehthumbs\.db|desktop\.ini|\.localized|icon\r)$/i
const junkStart = /^(\._|~\$|\.~lock\.)/
const junkFolders =
  /(^|\/)(__macosx|\.git|\.svn|\$recycle\.bin|system volume information|\.trashes|\.spotlight-v100)\//i
/** What systems and programs leave beside files, and nobody has written. */
export const isJunk = (path: string): boolean => {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return (
    junkFolders.test(path) || junkNames.test(name) || junkStart.test(name) || /\.(tmp|part|crdownload)$/i.test(name)
  )
}

/** The words of a text: without case, accents and signs; those of `villaRose2` too. */
export const wordsOf = (text: string): string =>
  text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[œŒ]/g, 'oe')
    .replace(/n°|nº|№/gi, ' n ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Folders and file of a path. */
export const partsOf = (path: string): { folders: string[]; name: string } => {
  const parts = path.split('/').filter((part) => part.trim() !== '')
  return { folders: parts.slice(0, -1), name: parts.at(-1) ?? '' }
}
