import { Button, TextInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import { addressLine, noAddress } from './address.ts'
import classes from './AddressField.module.css'
import { AddressByHand } from './AddressByHand.tsx'
import { AddressSearch } from './AddressSearch.tsx'
import { useFindsAddresses } from '../platform/links.ts'
import { addressIn, type FieldOf } from './fieldOf.ts'

type Props = {
  field: FieldOf
  /** Offers a place for the supplement. */
  withSupplement?: boolean
  /** PROF-17, PROF-18: a company's alone may stand in another country. */
  abroad?: boolean
  /** As the rules have it. */
  optional?: boolean
}

/**
 * The address of a form whose values hold `AddressValues`, ruled by `useAddressRules`: found by what is typed of it,
 * or written part by part. Another person's data: never filled in by the browser.
 *
 * @example
 * const form = useForm({
 *   initialValues: { name, ...addressValuesOf(address) },
 *   validate: { name: rules.required, ...useAddressRules() },
 *   transformValues: (values) => ({ name: values.name, address: addressInputOf(values) }),
 * })
 * <AddressField field={form.getInputProps} withSupplement />
 */
export function AddressField({ field, withSupplement = false, abroad = false, optional = false }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const finds = useFindsAddresses()
  const { values, set } = addressIn(field)
  const isByHand = values.by_hand ?? !finds
  const toggle = () => {
    const searched = addressLine(values) ?? ''
    // PROF-13. The country of an address that is there stays its own.
    set({ by_hand: !isByHand, searched, ...(searched === '' && { country_code: noAddress.country_code }) })
  }
  return (
    <div role="group" aria-labelledby={titleId} className={classes.address}>
      <div className={classes.head}>
        <span id={titleId}>{optional ? <OptionalLabel text={t('addresses.title')} /> : t('addresses.title')}</span>
        <Button variant="subtle" size="xs" onClick={toggle}>
          {t(isByHand ? 'addresses.search' : 'addresses.byHand')}
        </Button>
      </div>
      {isByHand ? <AddressByHand field={field} abroad={abroad} /> : <AddressSearch field={field} abroad={abroad} />}
      {withSupplement && (
        <TextInput
          className={classes.whole}
          label={<OptionalLabel text={t('addresses.extra_infos')} />}
          autoComplete="off"
          {...field('extra_infos')}
        />
      )}
    </div>
  )
}
