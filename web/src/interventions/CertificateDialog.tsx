import { Group, NumberInput, Select, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import {
  boilerFuels,
  boilerPower,
  certificateTexts,
  coLevel,
  handoverDeadline,
  type BoilerFuel,
} from '@logis/contract/interventions.certificate.rules'
import { useTranslation } from '../ui/texts.ts'
import { formatDate, useFormats } from '../platform/formats.ts'
import { useIdentity } from '../platform/identity.ts'
import { tellAndClose } from '../platform/teller.tsx'
import { DateField } from '../ui/DateField.tsx'
import { DialogForm } from '../ui/DialogForm.tsx'
import { FieldHint } from '../ui/FieldHint.tsx'
import { allOf, useFieldRules } from '../ui/fieldRules.ts'
import type { InputPropsOf } from '../ui/formFields.ts'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { useWriteCertificate, type Intervention } from './api.ts'
import classes from './InterventionFields.module.css'

type Props = { companyId: number; intervention: Intervention; onClose: () => void }

type Values = {
  manufacturer: string
  model: string
  serial_number: string
  power_kw: string | number
  fuel: BoilerFuel
  commissioned_on: string | null
  co_ppm: string | number
  remarks: string
  technician: string
}

/** The certificate of a yearly maintenance: what the visit found, written as a PDF and filed with the intervention. */
export function CertificateDialog({ companyId, intervention, onClose }: Props) {
  const { t } = useTranslation()
  const { user } = useIdentity()
  const form = useForm({
    initialValues: startOf(intervention, [user.first_name, user.last_name].filter(Boolean).join(' ')),
    validateInputOnBlur: true,
    validate: useCertificateRules(),
    transformValues: (values) => inputOf(companyId, intervention, values),
  })
  return (
    <DialogForm
      title={t('interventions.certificate.title')}
      submit={t('interventions.certificate.submit')}
      form={form}
      call={useWriteCertificate()}
      fieldOf={{}}
      onDone={() => tellAndClose(t('interventions.certificate.done'), onClose)}
      onClose={onClose}
    >
      <div className={classes.fields}>
        {intervention.date && <Deadline visited={intervention.date} />}
        <BoilerPart field={form.getInputProps} />
        <VisitPart field={form.getInputProps} co={Number(form.values.co_ppm)} hasCo={form.values.co_ppm !== ''} />
      </div>
    </DialogForm>
  )
}

function Deadline({ visited }: { visited: string }) {
  const { t } = useTranslation()
  const deadline = formatDate(handoverDeadline(visited))
  return <FieldHint>{t('interventions.certificate.deadline', { visited: formatDate(visited), deadline })}</FieldHint>
}

const startOf = ({ product, product_request: request }: Intervention, technician: string): Values => ({
  manufacturer: product?.manufacturer.name ?? request?.manufacturer ?? '',
  model: product?.name ?? request?.name ?? '',
  serial_number: '',
  power_kw: '',
  fuel: 'NATURAL_GAS',
  commissioned_on: null,
  co_ppm: '',
  remarks: '',
  technician,
})

const inputOf = (company_id: number, { id }: Intervention, values: Values) => {
  const { manufacturer, model, serial_number, power_kw, fuel, commissioned_on, co_ppm, remarks, technician } = values
  return {
    company_id,
    intervention_id: id,
    boiler: { manufacturer, model, serial_number, power_kw: Number(power_kw), fuel, commissioned_on },
    co_ppm: Number(co_ppm),
    remarks,
    technician,
  }
}

function useCertificateRules() {
  const { t } = useTranslation()
  const rules = useFieldRules()
  const power = (value: unknown) =>
    value !== '' && (Number(value) < boilerPower.min || Number(value) > boilerPower.max)
      ? t('interventions.certificate.powerRange', boilerPower)
      : null
  return {
    ...rules.texts(certificateTexts),
    power_kw: allOf(rules.required, power),
    commissioned_on: allOf(rules.day, rules.pastDay),
    co_ppm: rules.required,
  }
}

type FieldOf = InputPropsOf<keyof Values>

function BoilerPart({ field }: { field: FieldOf }) {
  const { t } = useTranslation()
  const { decimalSeparator } = useFormats()
  const label = (name: 'manufacturer' | 'model' | 'serial_number' | 'power_kw' | 'fuel' | 'commissioned_on') =>
    t(`interventions.certificate.field.${name}`)
  return (
    <>
      <TextInput label={label('manufacturer')} autoComplete="off" required {...field('manufacturer')} />
      <TextInput label={label('model')} autoComplete="off" required {...field('model')} />
      <TextInput
        label={<OptionalLabel text={label('serial_number')} />}
        autoComplete="off"
        {...field('serial_number')}
      />
      <NumberInput
        label={label('power_kw')}
        suffix=" kW"
        decimalSeparator={decimalSeparator}
        allowedDecimalSeparators={[',', '.']}
        min={0}
        hideControls
        required
        {...field('power_kw')}
      />
      <Select
        label={label('fuel')}
        allowDeselect={false}
        data={boilerFuels.map((fuel) => ({ value: fuel, label: t(`interventions.certificate.fuels.${fuel}`) }))}
        {...field('fuel')}
      />
      <DateField label={<OptionalLabel text={label('commissioned_on')} />} noFuture {...field('commissioned_on')} />
    </>
  )
}

const tones = { normal: 'success', anomaly: 'warning', danger: 'error' } as const

function VisitPart({ field, co, hasCo }: { field: FieldOf; co: number; hasCo: boolean }) {
  const { t } = useTranslation()
  const { decimalSeparator } = useFormats()
  const level = coLevel(co)
  return (
    <>
      <div>
        <NumberInput
          label={t('interventions.certificate.field.co_ppm')}
          description={t('interventions.certificate.coHelp')}
          suffix=" ppm"
          decimalSeparator={decimalSeparator}
          allowedDecimalSeparators={[',', '.']}
          min={0}
          hideControls
          required
          {...field('co_ppm')}
        />
        <Group mt={8} role="status">
          {hasCo && <StatusChip tone={tones[level]} label={t(`interventions.certificate.levels.${level}`)} />}
        </Group>
      </div>
      <Textarea
        label={<OptionalLabel text={t('interventions.certificate.field.remarks')} />}
        autosize
        minRows={3}
        {...field('remarks')}
      />
      <TextInput
        label={t('interventions.certificate.field.technician')}
        autoComplete="off"
        required
        {...field('technician')}
      />
    </>
  )
}
