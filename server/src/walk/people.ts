import { anonymous, as, type Client } from '#platform/testing/client.ts'

/** Everyone who walks the contract. `claire` and the other residents carry a resident's session. */
export const people = {
  marie: 'marie@horizon.example', // administrator of the manager above Maisons Clairière
  paul: 'paul@horizon.example', // member of it
  lea: 'lea@horizon.example', // reader of it
  hugo: 'hugo@clairiere.example', // the builder whose project it is
  samira: 'samira@rivages.example', // sister company
  yann: 'yann@lenoir.example', // sister company, installer
  nora: 'nora@gaz-sud.example', // authorised by Maisons Clairière: a third party
  karim: 'karim@renovest.example',
  ines: 'ines@belvedere.example',
  otto: 'otto@thermalia.example',
  zoe: 'zoe@batir-ouest.example', // the rival: shares nothing with anyone
  luc: 'luc@isotherme.example',
  admin: 'admin@logis.example',
  support: 'support@logis.example',
  claire: 'claire@foyer.example', // owner of Les Érables
  tom: 'tom@foyer.example', // tenant elsewhere
  alice: 'alice@foyer.example', // registered, nothing yet
} as const
export type Person = keyof typeof people
export const everyone = Object.keys(people) as Person[]
export const residents: readonly Person[] = ['claire', 'tom', 'alice']

export const clientOf = (person: Person): Promise<Client> =>
  as(people[person], residents.includes(person) ? 'resident' : 'partner')
export { anonymous }
