import type { AddressSuggestion } from '@logis/contract/addresses'
import { offeredCountries } from '@logis/contract/addresses.rules'
import { MantineProvider } from '@mantine/core'
import { useForm } from '@mantine/form'
import { QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { render } from '../ui/testingRender.tsx'
import { createQueryClient } from '../platform/queryClient.ts'
import { links, listOf, refusal, serve, startTexts, type Answer } from '../platform/testing.tsx'
import { addressInputOf, addressValuesOf, companyAddressInputOf, noAddress, type AddressValues } from './address.ts'
import { AddressField } from './AddressField.tsx'
import { useAddressRules } from './useAddressRules.ts'

beforeEach(async () => {
  await cleanup()
  await startTexts()
})

const lilas: AddressSuggestion = {
  label: '14 Rue des Lilas 44300 Nantes',
  is_complete: true,
  street_number: '14',
  street_name: 'Rue des Lilas',
  zip_code: '44300',
  city: 'Nantes',
  region: 'Pays de la Loire',
  country_code: 'FR',
  country_name: null,
  extra_infos: null,
  latitude: 47.24,
  longitude: -1.52,
}
const nantes = {
  ...lilas,
  label: '44300 Nantes',
  is_complete: false,
  street_number: null,
  street_name: '',
  latitude: null,
  longitude: null,
}
const commune = (zip_code: string, city: string) => ({ ...nantes, zip_code, city, label: `${zip_code} ${city}` })
const found = (...suggestions: AddressSuggestion[]) => listOf(suggestions)

type Shown = {
  finds?: boolean
  answer?: Answer | Promise<Answer>
  abroad?: boolean
  optional?: boolean
  values?: Partial<AddressValues>
}
type State = { valid: boolean; input: ReturnType<typeof companyAddressInputOf> }
const show = async ({ finds = true, answer = found(lilas, nantes), abroad, optional, values }: Shown = {}) => {
  const portal = serve({
    'GET /portal': { body: { data: { links, finds_addresses: finds } } },
    'GET /address-suggestions': answer,
  })
  function Form() {
    const form = useForm({
      initialValues: { ...noAddress, ...values },
      validateInputOnBlur: true,
      validate: useAddressRules({ optional }),
    })
    const state: State = { valid: form.isValid(), input: companyAddressInputOf(form.values) }
    return (
      <>
        <AddressField field={form.getInputProps} withSupplement abroad={abroad} optional={optional} />
        <output>{JSON.stringify(state)}</output>
      </>
    )
  }
  await render(
    <MantineProvider>
      <QueryClientProvider client={createQueryClient()}>
        <Form />
      </QueryClientProvider>
    </MantineProvider>,
  )
  const state = () => JSON.parse(page.getByRole('status').element().textContent ?? '') as State
  return { portal, state }
}
const asked = ({ portal }: Awaited<ReturnType<typeof show>>) => portal.calls.map(({ query }) => query.get('search'))

const search = () => page.getByRole('combobox', { name: 'Chercher l’adresse' })
const part = (name: RegExp) => page.getByRole('textbox', { name })
const city = () => page.getByRole('combobox', { name: 'Ville' })
const options = () => page.getByRole('option')
const byHand = () => page.getByRole('button', { name: 'Saisir l’adresse manuellement' })

test('a suggestion is chosen by the keyboard alone, with the region and the position of the place', async () => {
  const shown = await show()
  await search().fill('14 rue des li')
  await expect.element(options().first()).toMatchTextContent('14 Rue des Lilas 44300 Nantes')
  await expect.element(search()).toHaveAttribute('aria-expanded', 'true')
  expect(shown.state().valid).toBe(false)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(search()).toHaveValue('14 Rue des Lilas, 44300 Nantes')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect
    .poll(() => shown.state())
    .toMatchObject({
      valid: true,
      input: { street_number: '14', street_name: 'Rue des Lilas', region: 'Pays de la Loire', latitude: 47.24 },
    })
  expect(asked(shown)).toEqual(['14 rue des li'])
})

test('PROF-15: what was typed and not chosen is refused', async () => {
  const shown = await show()
  await search().fill('14 rue des Lilas')
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByText(/Choisissez l’adresse parmi les propositions/)).toBeVisible()
  await expect.poll(() => shown.state().valid).toBe(false)
})

test('PROF-15: so is what is typed after a choice, until it is chosen again', async () => {
  const shown = await show()
  await search().fill('14 rue des li')
  await options().first().click()
  await expect.poll(() => shown.state().valid).toBe(true)
  await search().fill('15 Rue des Lilas, 44300 Nantes')
  await expect.poll(() => shown.state().valid).toBe(false)
})

test('PROF-16: a suggestion without its street is flagged at once, and is completed by hand', async () => {
  const shown = await show()
  await search().fill('44300 nan')
  await page.getByRole('option', { name: '44300 Nantes', exact: true }).click()
  await expect.element(page.getByText(/Il manque une partie de cette adresse/)).toBeVisible()
  expect(shown.state().valid).toBe(false)
  await byHand().click()
  await expect.element(part(/^Code postal/)).toHaveValue('44300')
  await expect.element(city()).toHaveValue('Nantes')
  await part(/^Voie/).fill('Rue des Roses')
  await expect.poll(() => shown.state().valid).toBe(true)
  expect(shown.state().input).not.toHaveProperty('latitude')
})

test('PROF-17: a company’s address is suggested of ten countries, any other of France alone', async () => {
  const home = await show()
  await search().fill('14 rue')
  await expect.poll(() => home.portal.calls[0]?.query.get('countries')).toBe('fr')
  await cleanup()
  const company = await show({ abroad: true })
  await search().fill('14 rue')
  await expect.poll(() => company.portal.calls[0]?.query.get('countries')).toBe('be,es,fr,uk,ie,nl,sk,dk,se,cz')
})

test('PROF-18: elsewhere than for a company a zip code has five digits, and the country is France', async () => {
  const shown = await show({ finds: false })
  expect(page.getByRole('combobox', { name: 'Pays' }).elements()).toHaveLength(0)
  await part(/^Voie/).fill('Rue des Lilas')
  await city().fill('Nantes')
  for (const zip of ['4430', '443000', '4430a']) {
    await part(/^Code postal/).fill(zip)
    await expect.poll(() => shown.state().valid).toBe(false)
  }
  await part(/^Code postal/).fill('44300')
  await expect.poll(() => shown.state()).toMatchObject({ valid: true, input: { country_code: 'FR' } })
})

test('PROF-12: by hand the street, the zip code as its country writes it, the city and the country are wanted, the number is not', async () => {
  const shown = await show({ abroad: true })
  await byHand().click()
  await part(/^Voie/).fill('Rue Neuve')
  await city().fill('Namur')
  await part(/^Code postal/).fill('5000')
  await part(/^Voie/).click()
  await expect.element(page.getByText(/Le code postal doit comporter 5 chiffres/)).toBeVisible()
  await page.getByRole('combobox', { name: 'Pays' }).click()
  await page.getByRole('option', { name: 'Belgique' }).click()
  await expect
    .poll(() => shown.state())
    .toMatchObject({
      valid: true,
      input: { street_number: '', street_name: 'Rue Neuve', zip_code: '5000', city: 'Namur', country_code: 'BE' },
    })
  await part(/^Code postal/).fill('50000')
  await part(/^Voie/).click()
  await expect.element(page.getByText(/Ce code postal n’a pas la forme en usage/)).toBeVisible()
  await part(/^Code postal/).fill('5000')
  for (const field of [part(/^Voie/), part(/^Code postal/), city()]) {
    const value = (field.element() as HTMLInputElement).value
    await field.fill('')
    await expect.poll(() => shown.state().valid).toBe(false)
    await field.fill(value)
    await expect.poll(() => shown.state().valid).toBe(true)
  }
})

test('PROF-13 PROF-14: turned on, the entry by hand begins in France, among nine countries', async () => {
  await show({ abroad: true })
  await byHand().click()
  await expect.element(page.getByRole('combobox', { name: 'Pays' })).toHaveValue('France')
  await page.getByRole('combobox', { name: 'Pays' }).click()
  const names = new Intl.DisplayNames(['fr'], { type: 'region' })
  await expect
    .poll(() =>
      options()
        .elements()
        .map((option) => option.textContent),
    )
    .toEqual(offeredCountries.map((country) => names.of(country)))
})

test('who changes over to the other entry goes on in the field that is to be filled', async () => {
  await show({ values: { zip_code: '44300' } })
  await byHand().click()
  await expect.element(part(/^Voie/)).toHaveFocus()
  await part(/^Voie/).fill('Rue des Lilas')
  await page.getByRole('button', { name: 'Chercher l’adresse' }).click()
  await expect.element(search()).toHaveFocus()
  await byHand().click()
  await expect.element(city()).toHaveFocus()
})

test('what stands in the field that is given the focus is selected; left empty, it does not complain', async () => {
  await show()
  await byHand().click()
  await expect.element(part(/^Voie/)).toHaveFocus()
  await userEvent.keyboard('{Tab}{Tab}')
  await expect.element(page.getByText('Ce champ est obligatoire.')).toBeVisible()
  // Of the zip code, which was passed: the street was only given.
  await expect.element(part(/^Code postal/)).toBeInvalid()
  expect(part(/^Voie/).element().getAttribute('aria-invalid')).toBeNull()

  await cleanup()
  await show({ values: { street_number: '14', street_name: 'Rue des Lilas', zip_code: '44300', city: 'Nantes' } })
  await byHand().click()
  const number = part(/^Numéro/)
  await expect.element(number).toHaveFocus()
  const { selectionStart, selectionEnd } = number.element() as HTMLInputElement
  expect([selectionStart, selectionEnd]).toEqual([0, 2])
})

test('a place found in a country that is only suggested keeps it when it is entered by hand, and back', async () => {
  const prague = {
    ...lilas,
    label: 'Nerudova 1, Praha',
    street_name: 'Nerudova',
    zip_code: '118 00',
    city: 'Praha',
    country_code: 'CZ',
  }
  const shown = await show({ abroad: true, answer: found(prague) })
  await search().fill('nerudova')
  await options().first().click()
  await byHand().click()
  await expect.element(page.getByRole('combobox', { name: 'Pays' })).toHaveValue('Tchéquie')
  await page.getByRole('button', { name: 'Chercher l’adresse' }).click()
  await expect.element(search()).toHaveValue('14 Nerudova, 118 00 Praha')
  expect(shown.state()).toMatchObject({ valid: true, input: { country_code: 'CZ', latitude: 47.24 } })
})

test('PROF-20: without a service the address is entered by hand at once; a zip code offers its communes, and a CEDEX is right', async () => {
  const shown = await show({
    finds: false,
    answer: found(commune('44115', 'Basse-Goulaine'), commune('44115', 'Haute-Goulaine')),
  })
  await expect.element(byHand()).not.toBeInTheDocument()
  expect(asked(shown)).toEqual([])
  await part(/^Voie/).fill('Rue Haute')
  await part(/^Code postal/).fill('44115')
  await city().click()
  await page.getByRole('option', { name: 'Haute-Goulaine' }).click()
  await expect.element(city()).toHaveValue('Haute-Goulaine')
  await part(/^Code postal/).fill('44902')
  await city().fill('Nantes CEDEX 9')
  await expect
    .poll(() => shown.state())
    .toMatchObject({ valid: true, input: { zip_code: '44902', city: 'Nantes CEDEX 9' } })
})

test('the only commune of a zip code fills an empty city, and no other', async () => {
  const shown = await show({ finds: false, answer: found(commune('44300', 'Nantes')) })
  await part(/^Code postal/).fill('44300')
  await expect.element(city()).toHaveValue('Nantes')
  await city().fill('Nantes CEDEX')
  await part(/^Voie/).fill('Rue Haute')
  await expect.poll(() => shown.state().input.city).toBe('Nantes CEDEX')
})

test('the only commune comes while the city is written: nothing is put there, and what is left empty is filled', async () => {
  const later = Promise.withResolvers<Answer>()
  await show({ finds: false, answer: later.promise })
  await part(/^Code postal/).fill('44300')
  await city().click()
  later.resolve(found(commune('44300', 'Nantes')))
  await expect.element(page.getByRole('option', { name: 'Nantes' })).toBeVisible()
  await expect.element(city()).toHaveValue('')
  await userEvent.keyboard('Nan{Backspace}{Backspace}{Backspace}{Tab}')
  await expect.element(city()).toHaveValue('Nantes')
})

test('a city that is cleared stays empty, though its zip code has one commune', async () => {
  const values = { street_name: 'Rue Haute', zip_code: '44300', city: 'Nantes' }
  const shown = await show({ finds: false, values, answer: found(commune('44300', 'Nantes')) })
  await city().fill('')
  await expect.element(page.getByRole('option', { name: 'Nantes' })).toBeVisible()
  expect(shown.state()).toMatchObject({ valid: false, input: { city: '' } })
})

test('suggestions that fail are told in their list, and close nothing', async () => {
  const shown = await show({ answer: refusal(500, 'INTERNAL_ERROR') })
  await search().fill('14 rue des Lilas')
  await expect.element(page.getByText(/Les propositions d’adresses ne répondent pas/)).toBeVisible()
  await byHand().click()
  await part(/^Voie/).fill('Rue Haute')
  await part(/^Code postal/).fill('44300')
  await city().fill('Nantes')
  await expect.poll(() => shown.state().valid).toBe(true)
})

test('an optional address may be absent, and is whole as soon as there is something of it', async () => {
  const shown = await show({ optional: true })
  expect(shown.state().valid).toBe(true)
  await part(/^Complément/).fill('Bâtiment B')
  await expect.poll(() => shown.state().valid).toBe(false)
  await search().fill('14 rue des li')
  await options().first().click()
  await expect.poll(() => shown.state().valid).toBe(true)
  await search().fill('')
  await expect.poll(() => shown.state().valid).toBe(false)
  await part(/^Complément/).fill('')
  await expect.poll(() => shown.state().valid).toBe(true)
})

test('the name of the country comes back with the address, whatever else is changed, and goes with the country', () => {
  const stored = addressValuesOf({
    street_number: '14',
    street_name: 'Rue des Lilas',
    zip_code: '44300',
    city: 'Nantes',
    region: null,
    country_code: 'FR',
    country_name: 'France métropolitaine',
    extra_infos: null,
    latitude: null,
    longitude: null,
  })
  const named = { country_name: 'France métropolitaine' }
  expect(addressInputOf(stored)).toMatchObject(named)
  expect(companyAddressInputOf({ ...stored, street_number: '16', place: null })).toMatchObject(named)
  expect(companyAddressInputOf({ ...stored, country_code: 'BE' })).not.toHaveProperty('country_name')
})
