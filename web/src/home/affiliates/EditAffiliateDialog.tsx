import { Skeleton } from '@mantine/core'
import { useTranslation } from '../../ui/texts.ts'
import { useCompany } from '../../companies/api.ts'
import { ProfileDialog } from '../../companies/profile/ProfileDialog.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorBlock } from '../../ui/ErrorBlock.tsx'

type Props = { companyId: number; onClose: () => void }

/** What a company tells of itself, as its own page edits it: the list knows no more than its name. */
export function EditAffiliateDialog({ companyId, onClose }: Props) {
  const { t } = useTranslation()
  const query = useCompany(companyId)
  const company = query.data?.data
  if (company && 'contact_information' in company) return <ProfileDialog company={company} onClose={onClose} />
  return (
    <Dialog title={t('companies.profile.title')} onClose={onClose}>
      {query.error ? (
        <ErrorBlock error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
    </Dialog>
  )
}
