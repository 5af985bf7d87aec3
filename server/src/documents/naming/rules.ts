import { cut } from '@logis/contract/cut.rules'
import { fullFileName, splitFileName } from '@logis/contract/documents.rules'

/** What looks like the end of a name that says a kind of file: « pdf », « 7z », not the « 2 » of « Plan v1.2 ». */
const isKind = (extension: string) => /^(?=.*[a-z])[a-z0-9]{2,5}$/i.test(extension)

/** Two ways to write one kind. */
const alike: Readonly<Record<string, string>> = { jpeg: 'jpg', tiff: 'tif', htm: 'html', mpeg: 'mpg', yml: 'yaml' }
const kindOf = (extension: string) => alike[extension.toLowerCase()] ?? extension.toLowerCase()

const longest = 255

/**
 * The name that a file gets by renaming: its bytes stay, and so does the kind that its name says they are. What is typed
 * without it, or with another, is followed by it: « Contrat » of a PDF is « Contrat.pdf », « plan.exe » is « plan.exe.pdf »
 * (docs/decisions/0011). A file that had none may be given one.
 */
export const renamedTo = (typed: string, before: { extension: string }): { name: string; extension: string } => {
  const wanted = splitFileName(typed)
  const { extension } = before
  if (!isKind(extension) || kindOf(wanted.extension) === kindOf(extension)) return wanted
  return splitFileName(fullFileName({ name: cut(typed, longest - 1 - extension.length).trim(), extension }))
}
