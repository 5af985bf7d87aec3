import { Skeleton } from '@mantine/core'
import type { Factors } from '@logis/contract/accounts.factors'
import { useState } from 'react'
import { useTranslation } from '../../ui/texts.ts'
import { useFormats } from '../../platform/formats.ts'
import { tellSuccess } from '../../platform/teller.tsx'
import { ActButton } from '../../ui/ActButton.tsx'
import { Card } from '../../ui/Card.tsx'
import { Confirm } from '../../ui/Confirm.tsx'
import { StatusChip } from '../../ui/StatusChip.tsx'
import { useSettled } from '../../ui/useSettled.ts'
import classes from '../AccountPage.module.css'
import { useFactors, useRemoveTotp, useRenewRecoveryCodes } from './api.ts'
import { Enrolment, RecoveryCodes } from './Enrolment.tsx'
import enrolment from './Enrolment.module.css'

/** A second factor of one's own: set up, renewed, taken away. */
export function FactorCard({ userId }: { userId: number }) {
  const { t } = useTranslation()
  const query = useSettled(useFactors(userId))
  const factors = query.data?.data
  return (
    <Card
      title={t('accounts.factor.title')}
      error={query.error}
      onRetry={() => void query.refetch()}
      chips={
        factors && (
          <StatusChip
            tone={factors.totp ? 'success' : factors.is_demanded ? 'warning' : 'neutral'}
            label={t(`accounts.factor.${factors.totp ? 'on' : 'off'}`)}
          />
        )
      }
    >
      {query.isPending && <Skeleton height={96} />}
      {factors && <Content userId={userId} factors={factors} />}
    </Card>
  )
}

function Content({ userId, factors }: { userId: number; factors: Factors }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<'enrolment' | readonly string[] | null>(null)
  if (shown === 'enrolment')
    return (
      <Enrolment
        userId={userId}
        onDone={() => {
          setShown(null)
          tellSuccess(t('accounts.factor.added'))
        }}
      />
    )
  if (shown) return <RecoveryCodes codes={shown} onDone={() => setShown(null)} />
  if (factors.totp) return <SetUp userId={userId} factors={factors} onRenewed={setShown} />
  return (
    <div className={classes.form}>
      <p className={classes.note}>{t(`accounts.factor.${factors.is_demanded ? 'demanded' : 'offered'}`)}</p>
      <ActButton className={classes.submit} onClick={() => setShown('enrolment')}>
        {t('accounts.factor.add')}
      </ActButton>
    </div>
  )
}

type SetUpProps = { userId: number; factors: Factors; onRenewed: (codes: readonly string[]) => void }
function SetUp({ userId: user_id, factors, onRenewed }: SetUpProps) {
  const { t } = useTranslation()
  const { formatDateTime } = useFormats()
  const renew = useRenewRecoveryCodes()
  const remove = useRemoveTotp()
  const [asked, setAsked] = useState<'renew' | 'remove' | null>(null)
  const { totp, recovery_codes_left: count, is_demanded, passkeys } = factors
  return (
    <div className={classes.form}>
      <p className={classes.note}>
        {totp && t('accounts.factor.since', { at: formatDateTime(totp.created_at) })}{' '}
        {totp?.last_used_at && t('accounts.factor.lastUsed', { at: formatDateTime(totp.last_used_at) })}
      </p>
      <p className={classes.note}>{t('accounts.recovery.left', { count })}</p>
      <div className={enrolment.acts}>
        <ActButton variant="default" onClick={() => setAsked('renew')}>
          {t('accounts.recovery.renew')}
        </ActButton>
        <ActButton
          variant="default"
          // A passkey that is left proves as much.
          closed={is_demanded && passkeys.length === 0 ? t('accounts.factor.demandedOn') : null}
          onClick={() => setAsked('remove')}
        >
          {t('accounts.factor.remove')}
        </ActButton>
      </div>
      {asked === 'renew' && (
        <Confirm
          title={t('accounts.recovery.renew')}
          text={t('accounts.recovery.renewText')}
          call={renew}
          input={{ user_id }}
          destructive={false}
          onDone={({ data }) => {
            setAsked(null)
            onRenewed(data.recovery_codes)
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'remove' && (
        <Confirm
          title={t('accounts.factor.remove')}
          text={t('accounts.factor.removeText')}
          call={remove}
          input={{ user_id }}
          onDone={() => {
            setAsked(null)
            tellSuccess(t('accounts.factor.removed'))
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  )
}
