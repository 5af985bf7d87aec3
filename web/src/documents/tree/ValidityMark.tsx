import { validityOf } from '@logis/contract/certificates.rules'
import type { Document } from '@logis/contract/documents'
import { IconCalendarX } from '@tabler/icons-react'
import { useTranslation } from '../../ui/texts.ts'
import { today } from '../../ui/day.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { useDocumentTexts } from '../useDocumentTexts.ts'

/** That a file soon counts no more, or does already; nothing of one that counts. */
export function ValidityMark({ file }: { file: Document }) {
  const { t } = useTranslation()
  const { validity } = useDocumentTexts()
  if (file.valid_until === null) return null
  const standing = validityOf(file.valid_until, today())
  if (standing === 'VALID') return null
  return (
    <StatusChip
      tone={standing === 'OVER' ? 'error' : 'warning'}
      icon={IconCalendarX}
      label={t(`documents.validity.${standing}`)}
      {...(validity(file) !== null && { title: validity(file)! })}
    />
  )
}
