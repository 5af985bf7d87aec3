import type { DocumentTree } from '@logis/contract/documents'
import { useTranslation } from '../../ui/texts.ts'
import { folderNameField } from '@logis/contract/documents.rules'
import { folderNameProblem } from './folderName.ts'

/** The rule of a folder's name with its sentences, for a form. */
export const useFolderNameRule = (tree: DocumentTree, own?: string) => {
  const { t } = useTranslation()
  const taken = tree.folders.map(({ info }) => info.name)
  return (name: string) => {
    const problem = folderNameProblem(name, own === undefined ? { taken } : { taken, own })
    if (problem === 'required') return t('ui.field.required')
    if (problem === 'tooLong') return t('ui.field.tooLong', { max: folderNameField.max })
    return problem && t('documents.folder_exists')
  }
}
