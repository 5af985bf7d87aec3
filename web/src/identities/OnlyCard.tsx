import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useReason } from '../platform/reasons.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { ActButton } from '../ui/ActButton.tsx'
import { Card } from '../ui/Card.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { useSetOnlyWay, type CompanyIdentity } from './api.ts'
import classes from './identities.module.css'

type Props = {
  companyId: number
  identity: CompanyIdentity
  provider: NonNullable<CompanyIdentity['provider']>
}

/** Whether passwords are still accepted; one administrator keeps a way back whatever happens to the provider. */
export function OnlyCard({ companyId, identity: { cannot, way_back }, provider: { is_only_way: isOnly } }: Props) {
  const { t } = useTranslation()
  const reason = useReason()
  const [asking, setAsking] = useState(false)
  const call = useSetOnlyWay()
  const done = (only: boolean) => {
    tellSuccess(t(only ? 'identities.only.turnedOn' : 'identities.only.turnedOff'))
    setAsking(false)
  }
  return (
    <Card
      title={t('identities.only.title')}
      actions={
        <ActButton
          variant="default"
          closed={reason(cannot.only)}
          loading={isOnly && call.isPending}
          {...(!isOnly && { 'aria-haspopup': 'dialog' as const })}
          onClick={() =>
            isOnly
              ? call.mutate({ company_id: companyId, only: false }, { onSuccess: () => done(false) })
              : setAsking(true)
          }
        >
          {t(isOnly ? 'identities.only.turnOff' : 'identities.only.turnOn')}
        </ActButton>
      }
    >
      <p className={classes.line}>{t(isOnly ? 'identities.only.on' : 'identities.only.off')}</p>
      {isOnly && (
        <p className={classes.line}>
          {way_back ? t('identities.only.wayBack', { name: way_back }) : t('identities.only.noWayBack')}
        </p>
      )}
      {asking && (
        <Confirm
          title={t('identities.only.turnOn')}
          text={t('identities.only.onText', { name: way_back ?? '' })}
          call={call}
          input={{ company_id: companyId, only: true }}
          onDone={() => done(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}
