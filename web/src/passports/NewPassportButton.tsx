import { IconPlus } from '@tabler/icons-react'
import type { Reason } from '@logis/contract/errors'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { useQuota } from './api.ts'

/** Why none can be made: in the words of the quota, since the pages where one is made come without the refusals of homes. */
const useWhyClosed = () => {
  const { t } = useTranslation()
  const reason = useReason()
  return (why: Reason | null) => {
    if (why === 'PTG_QUOTA_REACHED') return t('passports.quota.reached')
    return why === 'PTG_QUOTA_NOT_AVAILABLE' ? t('passports.quota.none') : reason(why)
  }
}

/** DASH-11, PTG-25: closed with its reason. */
export function NewPassportButton({ companyId, onOpen }: { companyId: number; onOpen: () => void }) {
  const { t } = useTranslation()
  const whyClosed = useWhyClosed()
  const quota = useQuota(companyId).data?.data
  return (
    <ActButton
      leftSection={<IconPlus size={18} aria-hidden />}
      closed={quota ? whyClosed(quota.cannot.create) : t('passports.quota.loading')}
      onClick={onOpen}
      aria-haspopup="dialog"
    >
      {t('passports.create.open')}
    </ActButton>
  )
}
