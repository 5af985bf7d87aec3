import { FileInput, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DialogForm } from './DialogForm.tsx'
import { en } from './en.ts'
import { useFieldRules } from './fieldRules.ts'
import { callAnswering, refusal, show } from './testing.tsx'
import { addTexts, speak } from './texts.ts'

const emailField = { max: 254, required: true, format: { name: 'email', pattern: /^[^@ ]+@[^@ ]+$/ } } as const

type Contact = { name: string; emails: { email: string }[]; note: string }

function ContactDialog({
  call,
  onDone,
  onClose,
}: Pick<Parameters<typeof DialogForm<Contact, Contact, string>>[0], 'call' | 'onDone' | 'onClose'>) {
  const rules = useFieldRules()
  const form = useForm<Contact>({
    initialValues: { name: '', emails: [{ email: '' }], note: '' },
    validate: { name: rules.required, emails: { email: rules.text(emailField) } },
  })
  return (
    <DialogForm
      title="Créer le contact"
      {...{ form, call, onDone, onClose }}
      fieldOf={{ TEMPLATE_NAME_EXISTS: 'name' }}
    >
      <TextInput label="Nom" {...form.getInputProps('name')} />
      <TextInput label="E-mail" {...form.getInputProps('emails.0.email')} />
      <TextInput label="Note" {...form.getInputProps('note')} />
    </DialogForm>
  )
}

function Opener({ call, onDone }: { call: ReturnType<typeof callAnswering<Contact, string>>; onDone: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Nouveau contact</button>
      {open && <ContactDialog call={call} onClose={close} onDone={() => (onDone(), close())} />}
    </>
  )
}

const open = async (...refused: unknown[]) => {
  const call = callAnswering<Contact, string>('créé', ...refused)
  const onDone = vi.fn<() => void>()
  await show(<Opener call={call} onDone={onDone} />)
  await page.getByRole('button', { name: 'Nouveau contact' }).click()
  return { call, onDone }
}

const name = () => page.getByRole('textbox', { name: 'Nom' })
const email = () => page.getByRole('textbox', { name: 'E-mail' })
const save = () => page.getByRole('button', { name: 'Enregistrer' })
const dialog = () => page.getByRole('dialog', { name: 'Créer le contact' })
const fill = async () => {
  await name().fill('Marie')
  await email().fill('marie@lilas.fr')
}

test('the first field has the focus, and the opener gets it back', async () => {
  await open()
  await expect.element(name()).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Nouveau contact' })).toHaveFocus()
})

test('sent twice before the screen has heard of the first, it is sent once', async () => {
  const { call, onDone } = await open()
  await fill()
  const form = dialog().element().querySelector('form')!
  form.requestSubmit()
  form.requestSubmit()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(call.mutateAsync).toHaveBeenCalledOnce()
})

function Faults() {
  const rules = useFieldRules()
  const zip = rules.text({ max: 5, format: { name: 'zip', pattern: /^\d{5}$/ } })
  return <p>{[rules.required(' '), rules.text(emailField)('marie@'), zip('4400')].join(' ')}</p>
}

test.each([
  ['fr', /Ce champ est obligatoire\. Email invalide Le code postal doit comporter 5 chiffres/],
  ['en', /This field is required\. Invalid email The postcode must have 5 digits/],
] as const)(
  'SHELL-47/screen: what is missing, no e-mail and no zip code is told in words; %s',
  async (language, told) => {
    addTexts('en', { ui: en })
    await show(<Faults />)
    speak(language)
    await expect.element(page.getByText(told)).toBeVisible()
    speak('fr')
  },
)

test('while invalid the button looks off, says how much is missing, and leads to the first faulty field', async () => {
  const { call } = await open()
  await expect.element(save()).toHaveAttribute('aria-disabled', 'true')
  await expect.element(dialog()).toMatchTextContent(/2 champs à compléter ou à corriger/)
  await name().fill('Marie')
  await email().fill('marie@')
  await expect.element(dialog()).toMatchTextContent(/1 champ à compléter ou à corriger/)
  await save().click({ force: true })
  await expect.element(dialog()).toMatchTextContent(/Email invalide/)
  await expect.element(email()).toHaveFocus()
  expect(call.mutateAsync).not.toHaveBeenCalled()
})

test('Ctrl+Enter sends what was typed, and success is told to the caller', async () => {
  const { call, onDone } = await open()
  await fill()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(call.mutateAsync.mock.calls[0]![0]).toEqual({ name: 'Marie', emails: [{ email: 'marie@lilas.fr' }], note: '' })
  expect(onDone).toHaveBeenCalledOnce()
})

function FileDialog() {
  const form = useForm({ initialValues: { file: null as File | null, note: '' } })
  return (
    <DialogForm
      title="Importer"
      form={form}
      call={callAnswering('fait')}
      fieldOf={{}}
      onDone={vi.fn()}
      onClose={vi.fn()}
    >
      <FileInput label="Fichier" {...form.getInputProps('file')} />
      <TextInput label="Note" {...form.getInputProps('note')} />
    </DialogForm>
  )
}

test('a form that begins with a file begins there', async () => {
  await show(<FileDialog />)
  await expect.element(page.getByRole('button', { name: 'Fichier' })).toHaveFocus()
})

test('SHELL-47/unique: a refusal about one field is told under it, with the focus, and the dialog stays', async () => {
  await open(refusal('TEMPLATE_NAME_EXISTS', 'Ce nom existe déjà.'))
  await fill()
  await save().click()
  await expect.element(name()).toHaveAccessibleDescription(/Ce nom existe déjà\./)
  await expect.element(name()).toHaveFocus()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('the second identical refusal is told again', async () => {
  const twice = [refusal('FORBIDDEN', 'Accès refusé.'), refusal('FORBIDDEN', 'Accès refusé.')]
  await open(...twice)
  await fill()
  await save().click()
  const first = page.getByRole('alert').element()
  await save().click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Accès refusé\./)
  expect(page.getByRole('alert').element()).not.toBe(first)
})

test('faults by dotted path go to their fields, those of no field are listed', async () => {
  const fault = (message: string) => [{ code: 'invalid', message }]
  const errors = { 'emails.0.email': fault('Adresse inconnue.'), company_id: fault('Société inconnue.') }
  await open(refusal('VALIDATION_ERROR', 'Certaines informations sont incorrectes.', errors))
  await fill()
  await save().click()
  await expect.element(email()).toHaveAccessibleDescription(/Adresse inconnue\./)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Société inconnue\./)
  await expect.element(page.getByRole('alert')).not.toMatchTextContent(/Adresse inconnue\./)
})

test('no answer from the server is said in the dialog: never silence', async () => {
  await open(new TypeError('fetch failed'))
  await fill()
  await save().click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/La requête n’a pas pu aboutir\./)
})

test('closing over something typed asks first, and nothing is lost when one stays', async () => {
  await open()
  await name().fill('Marie')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Continuer la saisie' }).click()
  await expect.element(name()).toHaveValue('Marie')
  await page.getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Abandonner' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('a field that waits for its data takes the focus when it comes, from the button that closes the dialog', async () => {
  function Waiting() {
    const [isThere, bring] = useState(false)
    const form = useForm({ initialValues: { name: '' } })
    return (
      <>
        <button onClick={() => setTimeout(() => bring(true), 300)}>Chercher</button>
        <DialogForm
          title="Choisir"
          call={callAnswering('fait')}
          fieldOf={{}}
          onDone={() => undefined}
          onClose={() => undefined}
          form={form}
        >
          {isThere && <TextInput label="Nom" {...form.getInputProps('name')} />}
        </DialogForm>
      </>
    )
  }
  await show(<Waiting />)
  await expect.element(page.getByRole('button', { name: 'Fermer' })).toHaveFocus()
  ;[...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Chercher')?.click()
  await expect.element(name()).toHaveFocus()
})

test('what cannot be undone looks as such', async () => {
  function Merging() {
    const form = useForm({ initialValues: { name: '' } })
    const nothing = () => undefined
    return (
      <DialogForm
        form={form}
        destructive
        title="Fusionner"
        call={callAnswering('fait')}
        fieldOf={{}}
        onDone={nothing}
        onClose={nothing}
      >
        <TextInput label="Nom" {...form.getInputProps('name')} />
      </DialogForm>
    )
  }
  await show(<Merging />)
  await expect.element(save()).toHaveAttribute('data-variant', 'outline')
})
