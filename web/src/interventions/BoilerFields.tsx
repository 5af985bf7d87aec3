import { Button, Collapse, TextInput } from '@mantine/core'
import { requestedProductTexts } from '@logis/contract/interventions.rules'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useFieldRules } from '../ui/fieldRules.ts'
import { FoundSelect } from '../ui/FoundSelect.tsx'
import classes from './BoilerFields.module.css'
import { missingOfRequest, noBoiler, requestFields, type BoilerDraft, type RequestField } from './draft.ts'
import { useKnownProduct } from './useKnownProduct.ts'
import { productOption, useProductOptions } from './useProductOptions.ts'

type Props = {
  value: BoilerDraft
  onChange: (boiler: BoilerDraft) => void
  /** Shows what is missing: after a first attempt to go on. */
  showsFaults?: boolean
  /** Nothing has to be chosen. */
  optional?: boolean
  disabled?: boolean
  /** A field of the request was left: time to save it, where fields save by themselves. */
  onRequestLeft?: () => void
}

/** PTG-08..12: the product, or what is asked for when the catalogue lacks it; never both. */
export function BoilerFields({
  value,
  onChange,
  showsFaults = false,
  optional = false,
  disabled = false,
  onRequestLeft,
}: Props) {
  const { t } = useTranslation()
  const { product, requesting, request } = value
  const rules = useFieldRules()
  const panelId = useId()
  const missing = missingOfRequest(value)
  const known = useKnownProduct(value)
  const faultOf = (field: RequestField) => {
    if (field === 'name' && known) return t('interventions.boiler.known', { name: known.name })
    return showsFaults && missing.includes(field) ? rules.required('') : undefined
  }
  const needsProduct = showsFaults && !optional && !product && !requesting
  return (
    <div className={classes.fields}>
      <FoundSelect
        label={t('interventions.boiler.product')}
        description={t('interventions.boiler.help')}
        error={needsProduct ? t('interventions.boiler.required') : undefined}
        chosen={product}
        onChoose={(option) => onChange({ ...value, product: option })}
        clearable
        disabled={disabled}
        data-path="boiler.product"
        {...useProductOptions()}
      />
      {product?.detail && <p className={classes.detail}>{product.detail}</p>}
      {!disabled && (
        <Button
          className={classes.toggle}
          variant="subtle"
          size="compact-sm"
          aria-expanded={requesting}
          aria-controls={panelId}
          onClick={() => onChange({ ...value, requesting: !requesting })}
        >
          {t(requesting ? 'interventions.boiler.hideRequest' : 'interventions.boiler.showRequest')}
        </Button>
      )}
      <Collapse expanded={requesting} id={panelId}>
        <fieldset className={classes.request}>
          <legend>{t('interventions.boiler.request')}</legend>
          {product && (
            <p className={classes.warning} role="note">
              <IconAlertTriangle size={16} aria-hidden />
              {t('interventions.boiler.requestNeedsNoProduct')}
            </p>
          )}
          {requestFields.map((field) => (
            <TextInput
              key={field}
              label={t(`interventions.boiler.${field}`)}
              autoComplete="off"
              maxLength={requestedProductTexts[field].max}
              disabled={disabled || product !== null}
              data-path={`boiler.${field}`}
              value={request[field]}
              onBlur={onRequestLeft}
              error={faultOf(field)}
              onChange={(event) => onChange({ ...value, request: { ...request, [field]: event.currentTarget.value } })}
            />
          ))}
          {known && (
            <Button
              className={classes.choose}
              variant="light"
              onClick={() => onChange({ ...noBoiler, product: productOption(known) })}
            >
              {t('interventions.boiler.choose')}
            </Button>
          )}
        </fieldset>
      </Collapse>
    </div>
  )
}
