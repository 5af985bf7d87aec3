import { IconEyeOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
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
