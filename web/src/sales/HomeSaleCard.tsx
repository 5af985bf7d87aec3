import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { Card } from '../ui/Card.tsx'
import { Confirm } from '../ui/Confirm.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { stateOfSale, useRevokeSale, useSale } from './api.ts'
import classes from './Sale.module.css'

/** A sale under way, for the people of the home's company, who call it off where there is a dispute (decision 111). */
export function HomeSaleCard({ residenceId }: { residenceId: number }) {
  const { t } = useTranslation()
  const told = useSettled(useSale(residenceId)).data?.data
  const [isRevoking, dialog] = useDisclosure(false)
  const revoke = useRevokeSale()
  if (!told?.sale) return null
  const { email, deed_on, accepted_at, is_undelivered } = told.sale
  const state = stateOfSale(told.sale)
  const revoked = () => {
    tellSuccess(t('sales.revoked'))
    dialog.close()
  }
  return (
    <Card
      title={t('sales.company.title')}
      chips={<StatusChip tone={state.tone} label={t(state.label)} />}
      actions={
        told.cannot.revoke === null && (
          <Button variant="default" aria-haspopup="dialog" onClick={dialog.open}>
            {t('sales.revoke')}
          </Button>
        )
      }
    >
      <p className={classes.told}>
        {t(accepted_at ? 'sales.company.accepted' : 'sales.company.offered', { email, date: formatDate(deed_on) })}
      </p>
      {is_undelivered && <p className={classes.note}>{t('sales.company.lost')}</p>}
      <p className={classes.note}>{t('sales.company.explain')}</p>
      {isRevoking && (
        <Confirm
          title={t('sales.revoke')}
          text={t('sales.company.revokeText', { email })}
          dismiss={t('sales.keep')}
          call={revoke}
          input={{ residence_id: residenceId }}
          onDone={revoked}
          onClose={dialog.close}
        />
      )}
    </Card>
  )
}
