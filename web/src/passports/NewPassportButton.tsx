import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { useQuota } from './api.ts'

/** DASH-11, PTG-25: closed with its reason. */
export function NewPassportButton({ companyId, onOpen }: { companyId: number; onOpen: () => void }) {
  const { t } = useTranslation()
  const reason = useReason()
  const quota = useQuota(companyId).data?.data
  return (
    <ActButton
      leftSection={<IconPlus size={18} aria-hidden />}
      closed={quota ? reason(quota.cannot.create) : t('passports.quota.loading')}
      onClick={onOpen}
      aria-haspopup="dialog"
    >
      {t('passports.create.open')}
    </ActButton>
  )
}
