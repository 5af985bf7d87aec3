import { Alert, Autocomplete, Button, Collapse, Select, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown, IconInfoCircle } from '@tabler/icons-react'
import { requestTexts } from '@logis/contract/devices.rules'
import { productTypes, isGenericManufacturer, type ProductType } from '@logis/contract/products.rules'
import { useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { tellSuccess } from '../platform/teller.tsx'
import { useManufacturers } from '../products/api.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { RefusalNote } from '../ui/ErrorBlock.tsx'
import { run } from '../ui/call.ts'
import { useRequestProduct } from './api.ts'
import classes from './RequestPanel.module.css'

type Props = { residenceId: number; hasProduct: boolean; onDone: () => void }

/** DEV-15, DEV-19: asks for a product that the catalogue does not hold. Closed while one is chosen (D2-E02). */
export function RequestPanel({ residenceId, hasProduct, onDone }: Props) {
  const { t } = useTranslation()
  const panelId = useId()
  const [opened, { toggle }] = useDisclosure(false)
  return (
    <div className={classes.panel}>
      <Button
        variant="subtle"
        size="compact-md"
        rightSection={<IconChevronDown className={classes.chevron} data-open={opened} size={16} aria-hidden />}
        aria-expanded={opened}
        aria-controls={panelId}
        onClick={toggle}
      >
        {t('devices.request.open')}
      </Button>
      <Collapse expanded={opened} id={panelId}>
        {opened && <RequestForm residenceId={residenceId} hasProduct={hasProduct} onDone={onDone} />}
      </Collapse>
    </div>
  )
}

function RequestForm({ residenceId, hasProduct, onDone }: Props) {
  const { t } = useTranslation()
  const request = useRequestProduct()
  const manufacturers = useManufacturers(null).data?.data ?? []
  const [type, setType] = useState<ProductType | null>('PRODUCT')
  const [manufacturer, setManufacturer] = useState('')
  const [name, setName] = useState('')
  const isReady = !hasProduct && type !== null && manufacturer.trim() !== '' && name.trim() !== ''

  const send = () => {
    if (!isReady || request.isPending) return
    const body = { type, name: name.trim(), manufacturer: manufacturer.trim() }
    run(
      request,
      { ...body, model_type: 'Residence', model_id: residenceId },
      {
        onSuccess: ({ data }) => {
          tellSuccess(t('devices.request.sent', { name: data.name }))
          onDone()
        },
      },
    )
  }
  // It stands within the form of the device: Enter here must not save that one.
  const sendOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.defaultPrevented) return
    event.preventDefault()
    send()
  }
  return (
    <div className={classes.fields} role="group" aria-label={t('devices.request.title')}>
      <p>{t('devices.request.text')}</p>
      {hasProduct && (
        <Alert variant="light" icon={<IconInfoCircle size={18} aria-hidden />} role="note">
          {t('devices.request.blocked')}
        </Alert>
      )}
      <Select
        label={t('devices.request.type')}
        data={productTypes.map((value) => ({ value, label: t(`devices.types.${value}`) }))}
        allowDeselect={false}
        disabled={hasProduct}
        value={type}
        onChange={setType}
      />
      <Autocomplete
        label={t('devices.request.manufacturer')}
        data={manufacturers.map((maker) => maker.name).filter((own) => !isGenericManufacturer(own))}
        limit={8}
        maxLength={requestTexts.manufacturer.max}
        disabled={hasProduct}
        value={manufacturer}
        onChange={setManufacturer}
        onKeyDown={sendOnEnter}
      />
      <TextInput
        label={t('devices.request.name')}
        description={t('devices.request.nameHelp')}
        maxLength={requestTexts.name.max}
        autoComplete="off"
        disabled={hasProduct}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={sendOnEnter}
      />
      <RefusalNote error={request.error} />
      <ActButton
        className={classes.send}
        variant="default"
        loading={request.isPending}
        closed={isReady ? null : t(hasProduct ? 'devices.request.blocked' : 'devices.request.incomplete')}
        onClick={send}
      >
        {t('devices.request.send')}
      </ActButton>
    </div>
  )
}
