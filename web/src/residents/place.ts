import type { Home } from './api.ts'

/** 3 Allée des Érables, 44400 Rezé */
export const placeOf = ({ contact_information: { addresses } }: Home) => {
  const [address] = addresses
  if (!address) return null
  const street = [address.street_number, address.street_name].filter(Boolean).join(' ')
  const town = [address.zip_code, address.city].filter(Boolean).join(' ')
  return [street, town].filter(Boolean).join(', ')
}
