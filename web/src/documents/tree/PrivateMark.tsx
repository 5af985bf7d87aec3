import { IconEyeOff } from '@tabler/icons-react'
import { useTranslation } from '../../ui/texts.ts'
import { StatusChip } from '../../ui/StatusChip.tsx'

/** DOC-08. */
export function PrivateMark() {
  const { t } = useTranslation()
  return (
    <StatusChip
      tone="neutral"
      icon={IconEyeOff}
      label={t('documents.file.private')}
      title={t('documents.file.privateForResidents')}
    />
  )
}
