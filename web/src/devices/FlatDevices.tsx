import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { formatDate } from '../platform/formats.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { Dialog, DialogFooter } from '../ui/Dialog.tsx'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { useSettled } from '../ui/useSettled.ts'
import { useAddFlatDevices, useFlatDevices } from './api.ts'
import { DeviceForm } from './DeviceDialogs.tsx'
import { inputOf, noDevice } from './deviceForm.ts'
import { makerText } from './deviceTexts.ts'
import classes from './FlatDevices.module.css'
import { Picture } from './Picture.tsx'

type Ticked = { ids: number[]; onDone: (leftOut: readonly number[]) => void }
type Props = { buildingId: number; onClose: () => void }

/**
 * FLAT-07, FLAT-20: one device for each flat of a building, or each that is ticked. No product is asked for here, where
 * a request would have no home of its own (DEV-15, D2-E03). The batch is named once for the dialog: whoever sends again
 * what may have arrived makes nothing twice.
 */
export function AddFlatDevicesDialog({ buildingId: building_id, ticked, onClose }: Props & { ticked?: Ticked }) {
  const { t } = useTranslation()
  const count = ticked?.ids.length
  const [batch_id] = useState(() => crypto.randomUUID())
  return (
    <DeviceForm
      title={count === undefined ? t('devices.flats.addTitle') : t('devices.flats.addTitleTicked', { count })}
      submit={count === undefined ? t('devices.flats.submit') : t('devices.flats.submitTicked', { count })}
      initial={noDevice}
      toInput={(values) => ({ building_id, batch_id, ...inputOf(values), ...(ticked && { flat_ids: ticked.ids }) })}
      call={useAddFlatDevices()}
      onDone={({ created, left_out }) => {
        tellSuccess(t('devices.flats.added', { count: created }))
        ticked?.onDone(left_out)
        onClose()
      }}
      onClose={onClose}
    />
  )
}

/** FLAT-07, FLAT-21, D2-G09: what was added to all the flats at once, and how many have it still. */
export function FlatDevicesDialog({ buildingId, onClose }: Props) {
  const { t } = useTranslation()
  const query = useSettled(useFlatDevices(buildingId))
  return (
    <Dialog title={t('devices.flats.listTitle')} onClose={onClose}>
      {query.error && <ErrorBlock error={query.error} onRetry={() => void query.refetch()} />}
      {!query.data && !query.error && <Skeleton height={160} />}
      {query.data?.data.length === 0 && <p>{t('devices.flats.none')}</p>}
      {query.data && query.data.data.length > 0 && <Batches batches={query.data.data} />}
      <DialogFooter>
        <Button data-autofocus onClick={onClose}>
          {t('ui.action.close')}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}

type Batch = NonNullable<ReturnType<typeof useFlatDevices>['data']>['data'][number]

function Batches({ batches }: { batches: readonly Batch[] }) {
  const { t } = useTranslation()
  return (
    <ul className={classes.batches} aria-label={t('devices.flats.listTitle')}>
      {batches.map((batch) => (
        <li key={`${batch.bulk_batch_id} ${batch.id}`}>
          <Picture path={batch.picture_path} size={40} />
          <div>
            <strong>{batch.name}</strong>
            {!batch.generic && (
              <span>{makerText({ manufacturer: batch.manufacturer.name, reference: batch.reference })}</span>
            )}
          </div>
          <div className={classes.where}>
            {t('devices.flats.in', { count: batch.flats_count })}
            <span>
              {batch.quantity === 1
                ? t('devices.flats.on', { date: formatDate(batch.added_at) })
                : t('devices.flats.each', { quantity: batch.quantity, date: formatDate(batch.added_at) })}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
