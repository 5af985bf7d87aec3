import { defaultFolderNamed, folderNameField, sameNameKey } from '@logis/contract/documents.rules'

type Options = { taken: readonly string[]; own?: string }

/**
 * Whether a folder may bear this name (DOC-43, DOC-45). A default folder's name is taken in both languages, also while
 * the folder is still virtual; a folder's own name is free to itself.
 */
export const folderNameProblem = (name: string, { taken, own }: Options): 'required' | 'tooLong' | 'exists' | null => {
  const key = sameNameKey(name)
  if (key === '') return 'required'
  if (name.trim().length > folderNameField.max) return 'tooLong'
  if (own !== undefined && key === sameNameKey(own)) return null
  return defaultFolderNamed(name) || taken.some((other) => sameNameKey(other) === key) ? 'exists' : null
}
