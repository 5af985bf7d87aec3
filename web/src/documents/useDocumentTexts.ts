import { privateTag } from '@logis/contract/documents.rules'
import type { Document } from '@logis/contract/documents'
import { useTranslation, type Translate } from '../ui/texts.ts'
import { formatDate, useFormats } from '../platform/formats.ts'
import { rootKey, type Place } from './library.ts'

export const isPrivate = ({ tags }: Document) => tags.includes(privateTag)

type Destination = Pick<Place, 'key' | 'name'>

/** Where a file goes, as it follows the verb: « à la racine », « dans Factures ». */
export const intoText = (t: Translate, { key, name }: Destination) =>
  key === rootKey ? t('documents.into.root') : t('documents.into.folder', { name })

const gibi = 1_073_741_824

/** The sentences that speak of a file or of the room it takes. */
export const useDocumentTexts = () => {
  const { t } = useTranslation()
  const { formatSize: size } = useFormats()
  return {
    size,
    into: (place: Destination) => intoText(t, place),
    /** The room of a project is told in whole Go when it is (ruling 7). */
    room: (bytes: number) => (bytes % gibi === 0 ? t('documents.storage.giga', { count: bytes / gibi }) : size(bytes)),
    created: ({ created_at, creator_name }: Document) =>
      creator_name
        ? t('documents.file.createdBy', { date: formatDate(created_at), name: creator_name })
        : t('documents.file.created', { date: formatDate(created_at) }),
    /** Until when it counts; null where nobody has said so. */
    validity: ({ valid_until }: Document) =>
      valid_until === null ? null : t('documents.validity.until', { date: formatDate(valid_until) }),
    labels: ({ labels }: Document) => labels.map(({ name }) => name).join(', '),
  }
}
