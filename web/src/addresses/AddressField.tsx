import { Button, TextInput } from '@mantine/core'
import { useId, useLayoutEffect, useRef, useState } from 'react'
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
  const { group, giveFocus, quiet } = useFieldToFill(field)
  const toggle = () => {
    giveFocus(!isByHand)
    const searched = addressLine(values) ?? ''
    // PROF-13. The country of an address that is there stays its own.
    set({ by_hand: !isByHand, searched, ...(searched === '' && { country_code: noAddress.country_code }) })
  }
  return (
    <div ref={group} role="group" aria-labelledby={titleId} className={classes.address}>
      <div className={classes.head}>
        <span id={titleId}>{optional ? <OptionalLabel text={t('addresses.title')} /> : t('addresses.title')}</span>
        <Button variant="subtle" size="xs" onClick={toggle}>
          {t(isByHand ? 'addresses.search' : 'addresses.byHand')}
        </Button>
      </div>
      {isByHand ? (
        <AddressByHand field={quiet} {...{ abroad, optional }} />
      ) : (
        <AddressSearch field={quiet} {...{ abroad, optional }} />
      )}
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

const byHandFirst = ['street_name', 'zip_code', 'city', 'street_number'] as const
type Name = (typeof byHandFirst)[number] | 'searched'

/** Who asks for the other entry goes on there, in its first field that is still empty. */
function useFieldToFill(field: FieldOf) {
  const group = useRef<HTMLDivElement>(null)
  const [given, setGiven] = useState<Name | null>(null)
  const isEmpty = (name: Name) => String(field(name).value).trim() === ''
  const giveFocus = (byHand: boolean) => setGiven(byHand ? (byHandFirst.find(isEmpty) ?? 'street_number') : 'searched')
  // The fields of the other entry are there only once it is drawn.
  useLayoutEffect(() => {
    const input = given && group.current?.querySelector<HTMLInputElement>(`input[data-path="${given}"]`)
    if (!input) return
    input.focus()
    input.select()
  }, [given])
  // Left as it was given, it does not complain: what it says would move away what is just being pressed.
  const quiet: FieldOf = (name) =>
    name === given && isEmpty(name) ? { ...field(name), onBlur: undefined } : field(name)
  return { group, giveFocus, quiet }
}
