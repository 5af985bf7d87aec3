import { offeredCountries } from '@logis/contract/addresses.rules'
import { Select, TextInput } from '@mantine/core'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { useFormats } from '../platform/formats.ts'
import { OptionalLabel } from '../ui/OptionalLabel.tsx'
import { SuggestInput } from '../ui/SuggestInput.tsx'
import classes from './AddressField.module.css'
import { useAddressSuggestions } from './api.ts'
import { addressIn, type FieldOf } from './fieldOf.ts'

const zipLength = 5

/** PROF-12..14: the address part by part. A French zip code offers its communes; a city that is none of them is right too. */
export function AddressByHand({ field, abroad, optional }: { field: FieldOf; abroad: boolean; optional: boolean }) {
  const { t } = useTranslation()
  const label = (name: 'street_number' | 'street_name' | 'zip_code' | 'city' | 'country_code') => t(`addresses.${name}`)
  const { values, set } = addressIn(field)
  // Nothing is asked of an address that nobody changes, and a city that someone cleared stays empty.
  const [typedZip, setTypedZip] = useState(false)
  const [wantsCity, setWantsCity] = useState(false)
  const [isInCity, setIsInCity] = useState(false)
  const zip = values.zip_code.trim()
  const isFrench = values.country_code === 'FR'
  const found = useAddressSuggestions((typedZip || wantsCity) && isFrench ? zip : '', ['fr'], zipLength)
  const here = (found.data?.data ?? []).filter(({ zip_code }) => isFrench && zip_code === zip)
  const communes = [...new Set(here.map(({ city }) => city))]

  const only = typedZip && communes.length === 1 ? communes[0] : undefined
  const fill = useEffectEvent((city: string) => values.city.trim() === '' && set({ city }))
  // Once, and never under the hands of whoever is writing there: they have the list, and what they leave empty is filled.
  // Before anything else can happen: one who comes to the field meanwhile would write behind what is put there.
  const offered = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (isInCity || only === offered.current) return
    offered.current = only
    if (only) fill(only)
  }, [only, isInCity])

  return (
    <>
      <TextInput
        label={<OptionalLabel text={label('street_number')} />}
        autoComplete="off"
        {...field('street_number')}
      />
      <TextInput label={label('street_name')} autoComplete="off" required={!optional} {...field('street_name')} />
      <TextInput
        label={label('zip_code')}
        inputMode={isFrench ? 'numeric' : 'text'}
        autoComplete="off"
        required={!optional}
        {...field('zip_code')}
        onChange={(event) => {
          field('zip_code').onChange(event)
          setTypedZip(true)
        }}
      />
      <SuggestInput
        {...field('city')}
        required={!optional}
        label={label('city')}
        list={t('addresses.communes', { zip })}
        value={values.city}
        onType={(city) => set({ city })}
        onFocus={() => {
          setWantsCity(true)
          setIsInCity(true)
        }}
        onBlur={(event) => {
          field('city').onBlur?.(event)
          setIsInCity(false)
        }}
        suggestions={communes.map((city) => ({ value: city, label: city }))}
        onChoose={(city) => set({ city })}
      />
      {abroad && <CountrySelect field={field} label={label('country_code')} />}
    </>
  )
}

/** a country that is only suggested stays with the address that was found there. */
function CountrySelect({ field, label }: { field: FieldOf; label: string }) {
  const { countryName } = useFormats()
  const { values } = addressIn(field)
  const countries = [...new Set([...offeredCountries, values.country_code])]
  return (
    <Select
      className={classes.whole}
      label={label}
      data={countries.map((value) => ({ value, label: countryName(value) }))}
      allowDeselect={false}
      autoComplete="off"
      {...field('country_code')}
    />
  )
}
