import { Button, NumberInput, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { orpc } from '../platform/client.ts'
import { told } from '../platform/told.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { Card } from '../ui/Card.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { ErrorNote } from '../ui/ErrorBlock.tsx'
import { RefusalText } from '../ui/RefusalText.tsx'
import { useRemoveQuota, useSetQuota } from './api.ts'
import classes from './Partners.module.css'

const most = 100_000

/** ADMIN-01: how many gas passports an installer may create in a month; without a value, none. */
export function QuotaCard({ companyId }: { companyId: number }) {
  const { t } = useTranslation()
  const quota = useQuery({
    ...orpc.passports.getQuota.queryOptions({ input: { company_id: companyId } }),
    meta: told,
  })
  const data = quota.data?.data
  return (
    <Card title={t('partners.quota.title')} error={quota.error} onRetry={() => void quota.refetch()}>
      {data ? <Form key={String(data.value)} companyId={companyId} {...data} /> : <Skeleton height={96} />}
    </Card>
  )
}

type Quota = { companyId: number; value: number | null; used: number }

function Form({ companyId, value, used }: Quota) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<string | number>(value ?? '')
  const [removing, setRemoving] = useState(false)
  const set = useSetQuota()
  const remove = useRemoveQuota()
  const number = typeof typed === 'number' ? typed : null
  return (
    <div className={classes.fields}>
      <p className={classes.note}>
        {value === null ? t('partners.quota.none') : t('partners.quota.used', { used, value })}
      </p>
      <NumberInput
        label={t('partners.quota.value')}
        min={0}
        max={most}
        allowDecimal={false}
        allowNegative={false}
        value={typed}
        onChange={setTyped}
      />
      {set.error && (
        <ErrorNote>
          <RefusalText error={set.error} />
        </ErrorNote>
      )}
      <div className={classes.face}>
        <Button
          loading={set.isPending}
          disabled={number === null || number === value}
          onClick={() =>
            number !== null &&
            set.mutate(
              { company_id: companyId, value: number },
              { onSuccess: () => tellSuccess(t('partners.quota.done')) },
            )
          }
        >
          {t('ui.action.save')}
        </Button>
        {value !== null && (
          <Button variant="default" aria-haspopup="dialog" onClick={() => setRemoving(true)}>
            {t('partners.quota.remove')}
          </Button>
        )}
      </div>
      {removing && (
        <Confirm
          title={t('partners.quota.remove')}
          text={t('partners.quota.removeText')}
          call={remove}
          input={{ company_id: companyId }}
          onDone={() => {
            tellSuccess(t('partners.quota.done'))
            setRemoving(false)
          }}
          onClose={() => setRemoving(false)}
        />
      )}
    </div>
  )
}
