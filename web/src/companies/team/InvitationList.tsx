import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { formatDate } from '../../platform/formats.ts'
import { useReason } from '../../platform/reasons.ts'
import { tellAndClose } from '../../platform/teller.tsx'
import { ActIcon } from '../../ui/ActIcon.tsx'
import { Card } from '../../ui/Card.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import rows from '../../ui/Rows.module.css'
import { useStaffInvitations, useWithdrawInvitation, type StaffInvitation } from './api.ts'

/** Who was invited and has not come yet; nothing at all when everybody has. */
export function InvitationList({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const query = useStaffInvitations(companyId)
  const [withdrawing, setWithdrawing] = useState<StaffInvitation | null>(null)
  const invitations = query.data?.data ?? []
  if (invitations.length === 0 && !query.error) return null
  return (
    <Card title={t('companies.team.invitations.title')} error={query.error} onRetry={() => void query.refetch()}>
      <ul className={rows.rows}>
        {invitations.map((invitation) => (
          <Row key={invitation.id} invitation={invitation} onWithdraw={() => setWithdrawing(invitation)} />
        ))}
      </ul>
      {withdrawing && (
        <WithdrawDialog companyId={companyId} invitation={withdrawing} onClose={() => setWithdrawing(null)} />
      )}
    </Card>
  )
}

function Row({ invitation, onWithdraw }: { invitation: StaffInvitation; onWithdraw: () => void }) {
  const { t } = useTranslation()
  const reason = useReason()
  const { email, role, created_at, expires_at, cannot } = invitation
  return (
    <li>
      <span>
        {email}
        <span className={rows.second}>
          {t('companies.team.invitations.what', {
            role: t(`companies.team.role.${role}.name`),
            sent: formatDate(created_at),
            until: formatDate(expires_at),
          })}
        </span>
      </span>
      <ActIcon
        icon={IconX}
        label={t('companies.team.invitations.withdraw', { email })}
        closed={reason(cannot.withdraw)}
        opensDialog
        onClick={onWithdraw}
      />
    </li>
  )
}

type WithdrawProps = { companyId: number; invitation: StaffInvitation; onClose: () => void }

function WithdrawDialog({ companyId, invitation: { id, email }, onClose }: WithdrawProps) {
  const { t } = useTranslation()
  return (
    <Confirm
      title={t('companies.team.invitations.withdrawTitle')}
      text={t('companies.team.invitations.withdrawText', { email })}
      dismiss={t('companies.team.invitations.keep')}
      call={useWithdrawInvitation()}
      input={{ company_id: companyId, invitation_id: id }}
      onDone={() => tellAndClose(t('companies.team.invitations.withdrawn', { email }), onClose)}
      onClose={onClose}
    />
  )
}
