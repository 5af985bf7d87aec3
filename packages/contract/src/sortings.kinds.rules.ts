import { defaultFolderNamed, defaultFolders, splitFileName, type DefaultFolderCode } from './documents.rules.ts'
import { kindRules, type KindRule } from './sortings.names.rules.ts'
import { partsOf, wordsOf, type KindSign, type SortingLabel } from './sortings.rules.ts'

type Phrase = { rule: KindRule; said: string; words: string }
const phrasesOf = (which: (rule: KindRule) => readonly string[]): readonly Phrase[] =>
  kindRules.flatMap((rule) => which(rule).map((said) => ({ rule, said, words: ` ${wordsOf(said)} ` })))
const names = phrasesOf((rule) => rule.names)
/** What names a kind of paper, as `wordsOf` writes it: a home of such a name is not known by it. */
export const kindWords: ReadonlySet<string> = new Set(names.map(({ words }) => words.trim()))
const titles = phrasesOf((rule) => rule.titles ?? [])
const order = new Map(kindRules.map((rule, index) => [rule, index]))

/** What a file seems to be, by which words, and where they stand. */
export type KindFound = {
  label: SortingLabel | null
  /** The folder by its French name, which is the one that is kept. */
  folder: string | null
  by: KindSign
  words: string
  page: number | null
}

const folderNames = new Map<DefaultFolderCode, string>(defaultFolders.map(({ code, fr }) => [code, fr]))
const foundBy = ({ rule, said }: Phrase, by: KindSign, page: number | null = null): KindFound => ({
  label: rule.label,
  folder: rule.folder && (folderNames.get(rule.folder) ?? null),
  by,
  words: said,
  page,
})

/** Of the kinds that words name the first one; of its words the longest, which says most. */
const named = (text: string): Phrase | undefined => {
  const words = ` ${wordsOf(text)} `
  return names
    .filter((phrase) => words.includes(phrase.words))
    .toSorted((a, b) => order.get(a.rule)! - order.get(b.rule)! || b.words.length - a.words.length)[0]
}

/** `plan.2.PDF` by what stands before its last dot; camera files are `IMG_2041.jpg`. */
const byName = (name: string): KindFound | null => {
  const found = named(splitFileName(name).name.replaceAll('_', ' '))
  return found ? foundBy(found, 'name') : null
}

/** The folder nearest to the file that names a kind, or bears the name of one of ours. */
const byFolder = (folders: readonly string[]): KindFound | null => {
  for (const folder of folders.toReversed()) {
    const own = defaultFolderNamed(folder)
    const found = named(folder)
    if (own) return { label: found?.rule.label ?? null, folder: own.fr, by: 'folder', words: folder, page: null }
    if (found) return { ...foundBy(found, 'folder'), words: folder }
  }
  return null
}

/** A title stands near the beginning of a page. */
const titleLength = 1_500
/** Titles of the first pages: of the first page that has one, the one that stands first; of those the longest. */
const byText = (pages: readonly string[]): KindFound | null => {
  for (const [index, page] of pages.entries()) {
    const words = ` ${wordsOf(page.slice(0, titleLength))} `
    const [found] = titles
      .map((phrase) => ({ phrase, at: words.indexOf(phrase.words) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at || b.phrase.words.length - a.phrase.words.length)
    if (found) return foundBy(found.phrase, 'text', index + 1)
  }
  return null
}

const isVague = ({ label }: KindFound) => label === null

/**
 * What a file seems to be: by its own name, by what it says, by the folder that it lies in. What names no label gives way
 * to what does: “Attestation.pdf” whose first page is a DPE is one.
 */
export const kindOf = (path: string, pages: readonly string[] = []): KindFound | null => {
  const { folders, name } = partsOf(path)
  const found = [byName(name), byText(pages), byFolder(folders)].filter((one) => one !== null)
  const first = found.find((one) => !isVague(one)) ?? found[0]
  if (!first) return null
  // A folder that somebody has chosen holds, unless what was found says more.
  return first.folder === null
    ? { ...first, folder: found.find(({ folder }) => folder !== null)?.folder ?? null }
    : first
}
