import { useTranslation } from '../../ui/texts.ts'
import { ErrorNote } from '../../ui/ErrorBlock.tsx'
import type { RefusedFile, Storage } from '../admission.ts'
import { useDocumentTexts } from '../useDocumentTexts.ts'

type Props = { refused: readonly RefusedFile[]; storage: Storage }

/** What will not be sent, and why, with the limit said. */
export function RefusedFiles({ refused, storage }: Props) {
  const { t } = useTranslation()
  const { room, size } = useDocumentTexts()
  if (refused.length === 0) return null
  const left = size(Math.max(0, storage.limit - storage.used))
  const limitOf = { folder: '', program: '', tooLarge: room(storage.file_limit), noRoom: room(storage.limit) }
  return (
    <ErrorNote title={t('documents.add.refused', { count: refused.length })}>
      <ul>
        {refused.map(({ name, obstacle }) => (
          <li key={`${name} ${obstacle}`}>
            {t(`documents.add.obstacle.${obstacle}`, { name, limit: limitOf[obstacle], room: left })}
          </li>
        ))}
      </ul>
    </ErrorNote>
  )
}
