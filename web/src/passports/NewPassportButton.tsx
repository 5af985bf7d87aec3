import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { useQuota } from './api.ts'

/**
 * DASH-11, PTG-25: closed with its reason, in the words of the quota: the pages where a passport is made come without the
 * refusals of homes.
 */
export function NewPassportButton({ companyId, onOpen }: { companyId: number; onOpen: () => void }) {
  const { t } = useTranslation()
  const reason = useReason()
  const quota = useQuota(companyId).data?.data
  const why = quota ? quota.cannot.create : null
  const said = why?.startsWith('PTG_')
    ? t(`passports.quota.${quota?.value === null ? 'none' : 'reached'}`)
    : reason(why)
  return (
    <ActButton
      leftSection={<IconPlus size={18} aria-hidden />}
      closed={quota ? said : t('passports.quota.loading')}
      onClick={onOpen}
      aria-haspopup="dialog"
    >
      {t('passports.create.open')}
    </ActButton>
  )
}
