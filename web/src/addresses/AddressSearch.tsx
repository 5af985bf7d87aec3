import { suggestedCountries } from '@logis/contract/addresses.rules'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from '../ui/texts.ts'
import { SuggestInput } from '../ui/SuggestInput.tsx'
import { addressLine, noAddress, placeValues } from './address.ts'
import classes from './AddressField.module.css'
import { useAddressSuggestions } from './api.ts'
import { addressIn, type FieldOf } from './fieldOf.ts'

const shortest = 3
const { by_hand: _hand, extra_infos: _extra, country: _country, ...nowhere } = noAddress

/** PROF-15..18: the address among those that what was typed may mean. */
export function AddressSearch({ field, abroad, optional }: { field: FieldOf; abroad: boolean; optional: boolean }) {
  const { t } = useTranslation()
  const { values, set } = addressIn(field)
  const [asked, setAsked] = useState('')
  const ask = useDebouncedCallback(setAsked, 250)
  const found = useAddressSuggestions(asked, abroad ? suggestedCountries : ['fr'], shortest)
  const typed = values.searched.trim()
  const isOpen = typed !== '' && typed !== addressLine(values)
  const places = isOpen && typed.length >= shortest ? (found.data?.data ?? []) : []
  const byLabel = new Map(places.map((place) => [place.label, place]))

  const note = () => {
    if (typed.length < shortest) return t('ui.search.shortest', { count: shortest })
    if (asked !== typed || found.isFetching) return t('ui.loading')
    return t(found.error ? 'addresses.unavailable' : 'addresses.nothing')
  }
  const type = (text: string) => {
    // Nothing typed is no address: what was chosen before goes.
    set(text.trim() === '' ? { ...nowhere, searched: text } : { searched: text })
    ask(text.trim())
  }
  const choose = (label: string) => {
    const place = byLabel.get(label)
    if (!place) return
    set(placeValues(place))
    // What the place lacks is said at once (PROF-16).
    field('searched').onBlur?.()
  }
  return (
    <SuggestInput
      {...field('searched')}
      required={!optional}
      className={classes.whole}
      label={t('addresses.find')}
      placeholder={t('addresses.example')}
      list={t('addresses.found')}
      value={values.searched}
      onType={type}
      suggestions={[...byLabel.keys()].map((label) => ({ value: label, label }))}
      onChoose={choose}
      note={isOpen ? note() : undefined}
    />
  )
}
