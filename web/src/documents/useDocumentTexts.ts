import { fileSize, privateTag } from '@logis/contract/documents.rules'
import type { Document } from '@logis/contract/documents'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../platform/formats.ts'
import { currentLocale, languageOf } from '../platform/locale.ts'
import { rootKey, type Place } from './library.ts'

export const isPrivate = ({ tags }: Document) => tags.includes(privateTag)

const gibi = 1_073_741_824

/** The sentences that speak of a file or of the room it takes. */
export const useDocumentTexts = () => {
  const { t } = useTranslation()
  const size = (bytes: number) => fileSize(bytes, languageOf(currentLocale()))
  return {
    size,
    /** Where a file goes, as it follows the verb: « à la racine », « dans Factures ». */
    into: ({ key, name }: Pick<Place, 'key' | 'name'>) =>
      key === rootKey ? t('documents.into.root') : t('documents.into.folder', { name }),
    /** The room of a project is told in whole Go when it is (ruling 7). */
    room: (bytes: number) => (bytes % gibi === 0 ? t('documents.storage.giga', { count: bytes / gibi }) : size(bytes)),
    created: ({ created_at, creator_name }: Document) =>
      creator_name
        ? t('documents.file.createdBy', { date: formatDate(created_at), name: creator_name })
        : t('documents.file.created', { date: formatDate(created_at) }),
    labels: ({ labels }: Document) => labels.map(({ name }) => name).join(', '),
  }
}
