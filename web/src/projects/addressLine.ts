import type { Address } from '@logis/contract/addresses'

/** 14 Rue des Lilas */
export const streetLine = ({ street_number, street_name }: Pick<Address, 'street_number' | 'street_name'>) =>
  [street_number, street_name].filter(Boolean).join(' ')

/** 14 Rue des Lilas, 44300 Nantes */
export const addressLine = (address: Address | undefined) =>
  address ? [streetLine(address), `${address.zip_code} ${address.city}`.trim()].filter(Boolean).join(', ') : null
