import { client } from '../../platform/caller.ts'
import { currentLocale } from '../../platform/locale.ts'
import { useCall } from '../../platform/useCall.ts'

type Person = {
  username: string
  password: string
  first_name: string
  last_name: string
  cgu: boolean
  invitation_token?: string
}

/** API-11. In the language that the form was read in, which tells its own errors. */
export const useRegister = () =>
  useCall((person: Person) => client.accounts.createUser({ ...person, locale: currentLocale() }), { tellsErrors: true })
