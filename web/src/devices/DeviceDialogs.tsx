import { Skeleton } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { ReactNode } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { useChanges } from '../ui/changes.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { ErrorBlock } from '../ui/ErrorBlock.tsx'
import { useFieldRules } from '../ui/fieldRules.ts'
import type { FieldOf } from '../ui/useRefusal.ts'
import { useSettled } from '../ui/useSettled.ts'
import type { Call } from '../ui/call.ts'
import { useAddDevice, useDevice, useEditDevice, type Device } from './api.ts'
import classes from './DeviceDialogs.module.css'
import { DeviceFields } from './DeviceFields.tsx'
import { inputOf, noDevice, valuesOf, type DeviceValues } from './deviceForm.ts'
import { ProductField } from './picker/ProductField.tsx'
import { RequestPanel } from './RequestPanel.tsx'

/** DEV-13..18. */
export function AddDeviceDialog({ residenceId, onClose }: { residenceId: number; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <DeviceForm
      title={t('devices.form.addTitle')}
      submit={t('devices.form.submit')}
      initial={noDevice}
      toInput={(values) => ({ residence_id: residenceId, ...inputOf(values) })}
      call={useAddDevice()}
      onDone={(device) => tellAndClose(t('devices.form.added', { name: device.name }), onClose)}
      onClose={onClose}
      below={(values) => (
        <RequestPanel residenceId={residenceId} hasProduct={values.product !== null} onDone={onClose} />
      )}
    />
  )
}

/** The same for a device as it stands now, which is loaded first. */
export function EditDeviceDialog({ deviceId, onClose }: { deviceId: number; onClose: () => void }) {
  const { t } = useTranslation()
  const query = useSettled(useDevice(deviceId))
  if (query.data) return <EditForm device={query.data.data} onClose={onClose} />
  return (
    <Dialog title={t('devices.form.editTitle')} width="lg" onClose={onClose}>
      {query.error ? (
        <ErrorBlock title={t('devices.detail.failed')} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton height={320} />
      )}
    </Dialog>
  )
}

function EditForm({ device, onClose }: { device: Device; onClose: () => void }) {
  const { t } = useTranslation()
  const changes = useChanges(inputOf(valuesOf(device)))
  return (
    <DeviceForm
      title={t('devices.form.editTitle')}
      initial={valuesOf(device)}
      toInput={(values) => ({ device_id: device.id, ...changes(inputOf(values)) })}
      call={useEditDevice()}
      onDone={({ name }) => tellAndClose(t('devices.form.saved', { name }), onClose)}
      onClose={onClose}
    />
  )
}

type FormProps<Input, Data> = {
  title: string
  submit?: string
  initial: DeviceValues
  toInput: (values: DeviceValues) => Input
  call: Call<Input, { data: Data }>
  fieldOf?: FieldOf
  /** Without what only one device of one home has: its number and its first day. */
  ofAny?: boolean
  onDone: (data: Data) => void
  onClose: () => void
  below?: (values: DeviceValues) => ReactNode
}

export function DeviceForm<Input extends object, Data>({
  title,
  submit,
  initial,
  toInput,
  call,
  fieldOf = {},
  ofAny = false,
  onDone,
  onClose,
  below,
}: FormProps<Input, Data>) {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const form = useForm<DeviceValues, Input>({
    initialValues: initial,
    validateInputOnBlur: true,
    // DEV-17: a product, and dates that are dates; the rest has no rules.
    validate: { product: rules.required, commissioning_date: rules.day },
    transformValues: toInput,
  })
  const { product } = form.values
  return (
    <DialogForm
      title={title}
      width="lg"
      form={form}
      call={call}
      fieldOf={fieldOf}
      focus="product"
      missing={product === null ? t('devices.form.noProduct') : undefined}
      onDone={({ data }) => onDone(data)}
      onClose={onClose}
      {...(submit && { submit })}
    >
      <div className={classes.columns}>
        <section aria-label={t('devices.form.product')}>
          <h3>{t('devices.form.product')}</h3>
          <ProductField product={product} onChoose={(chosen) => form.setFieldValue('product', chosen)} />
          {below?.(form.values)}
        </section>
        <section aria-label={t('devices.form.details')}>
          <h3>{t('devices.form.details')}</h3>
          {!ofAny && <p className={classes.help}>{t('devices.form.commissioningHelp')}</p>}
          <DeviceFields field={form.getInputProps} usualLifespan={product?.lifespan ?? null} ofAny={ofAny} />
        </section>
      </div>
    </DialogForm>
  )
}
