import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import {
  createBrowserHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
  useNavigate,
} from '@tanstack/react-router'
import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DialogForm } from './DialogForm.tsx'
import { callAnswering, show } from './testing.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = (name: string) => page.getByRole('dialog', { name })
const question = () => dialog('Abandonner les modifications ?')
const heading = (name: string) => page.getByRole('heading', { name })
const field = (name: string) => page.getByRole('textbox', { name })

type FormProps = { title: string; field: string; onClose: () => void; onDone?: () => void; then?: string }

/** A dialog with one field; `then` is the title of another one that opens from it. */
function Form({ title, field: label, onClose, onDone = onClose, then }: FormProps) {
  const [isOpen, setOpen] = useState(false)
  const [call] = useState(() => callAnswering('fait'))
  const form = useForm({ initialValues: { name: '' } })
  return (
    <>
      <DialogForm {...{ title, form, call, onDone, onClose }} fieldOf={{}}>
        <TextInput label={label} {...form.getInputProps('name')} />
        {then && (
          <button type="button" onClick={() => setOpen(true)}>
            {then}
          </button>
        )}
        {then && isOpen && <Form title={then} field="Légende" onClose={() => setOpen(false)} />}
      </DialogForm>
    </>
  )
}

function Homes() {
  const navigate = useNavigate()
  const [opened, open] = useState(false)
  return (
    <>
      <h1>Logements</h1>
      <button onClick={() => open(true)}>Nouveau logement</button>
      <button onClick={() => void navigate({ to: '/account' })}>Compte</button>
      {opened && (
        <Form
          title="Créer le logement"
          field="Nom"
          then="Ajouter une photo"
          onClose={() => open(false)}
          onDone={() => void navigate({ to: '/home' })}
        />
      )}
    </>
  )
}

const named = (name: string) => () => (
  <>
    <h1>{name}</h1>
    <Link to="/homes">Voir les logements</Link>
  </>
)

/** Pages with addresses of the browser’s own: first the start, then the homes, and a dialog over them. */
const openHomes = async () => {
  const [before, kept] = [location.pathname + location.search, window.history.state]
  window.history.pushState(null, '', '/start')
  const history = createBrowserHistory()
  const root = createRootRoute({ component: Outlet })
  const pageOf = (path: string, component: () => React.JSX.Element) =>
    createRoute({ getParentRoute: () => root, path, component })
  const router = createRouter({
    history,
    routeTree: root.addChildren([
      pageOf('/start', named('Accueil')),
      pageOf('/homes', Homes),
      pageOf('/home', named('Logement')),
      pageOf('/account', named('Compte')),
    ]),
  })
  onTestFinished(() => {
    history.destroy()
    window.history.pushState(kept, '', before)
  })
  await show(<RouterProvider router={router} />)
  await page.getByRole('link').click()
  await button('Nouveau logement').click()
  await expect.element(field('Nom')).toHaveFocus()
  return router
}
const back = () => window.history.back()
/** A step through the history that is taken back takes a moment. */
const moment = () => new Promise((pass) => setTimeout(pass, 150))

test('Back over something typed asks; whoever goes on typing has what was typed, at its address', async () => {
  await openHomes()
  await field('Nom').fill('Lilas')
  back()
  await expect.element(question()).toBeVisible()
  expect(location.pathname).toBe('/homes')
  await button('Continuer la saisie').click()
  await expect.element(question()).not.toBeInTheDocument()
  await expect.element(field('Nom')).toHaveValue('Lilas')
  expect(location.pathname).toBe('/homes')
})

test('whoever abandons what was typed has its dialog closed by Back, and leaves the page the next time', async () => {
  await openHomes()
  await field('Nom').fill('Lilas')
  back()
  await button('Abandonner').click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await moment()
  expect(location.pathname).toBe('/homes')
  back()
  await expect.element(heading('Accueil')).toBeVisible()
  window.history.forward()
  await expect.element(heading('Logements')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('Forward asks too, and leads on', async () => {
  const router = await openHomes()
  await button('Annuler').click()
  await router.navigate({ to: '/account' })
  back()
  await button('Nouveau logement').click()
  await field('Nom').fill('Lilas')
  window.history.forward()
  await button('Abandonner').click()
  await expect.element(heading('Compte')).toBeVisible()
  expect(location.pathname).toBe('/account')
})

test('Back closes a dialog in which nothing was typed, and leaves the page the next time', async () => {
  await openHomes()
  const entries = window.history.length
  back()
  await expect.element(dialog('Créer le logement')).not.toBeInTheDocument()
  await expect.element(heading('Logements')).toBeVisible()
  await expect.element(button('Nouveau logement')).toHaveFocus()
  await moment()
  expect([location.pathname, window.history.length]).toEqual(['/homes', entries])
  back()
  await expect.element(heading('Accueil')).toBeVisible()
})

test('Back closes the question as one that goes on typing', async () => {
  await openHomes()
  await field('Nom').fill('Lilas')
  back()
  await expect.element(question()).toBeVisible()
  back()
  await expect.element(question()).not.toBeInTheDocument()
  await expect.element(field('Nom')).toHaveValue('Lilas')
  await moment()
  expect(location.pathname).toBe('/homes')
})

test('a link asks, and leads on once what was typed may go', async () => {
  const router = await openHomes()
  await field('Nom').fill('Lilas')
  void router.navigate({ to: '/account' })
  await button('Continuer la saisie').click()
  await expect.element(field('Nom')).toHaveValue('Lilas')
  expect(location.pathname).toBe('/homes')
  void router.navigate({ to: '/account' })
  await button('Abandonner').click()
  await expect.element(heading('Compte')).toBeVisible()
  back()
  await expect.element(heading('Logements')).toBeVisible()
})

test('what was saved leads on to what was created without a question', async () => {
  await openHomes()
  await field('Nom').fill('Lilas')
  await button('Enregistrer').click()
  await expect.element(heading('Logement')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('what the address says of a list asks nothing', async () => {
  const router = await openHomes()
  await field('Nom').fill('Lilas')
  await router.navigate({ to: '/homes', search: { page: 2 } })
  expect(location.search).toBe('?page=2')
  await expect.element(field('Nom')).toHaveValue('Lilas')
  await expect.element(question()).not.toBeInTheDocument()
})

test('of two dialogs Back closes the one on top, and asks of the other the next time', async () => {
  await openHomes()
  await field('Nom').fill('Lilas')
  await button('Ajouter une photo').click()
  await expect.element(field('Légende')).toHaveFocus()
  back()
  await expect.element(dialog('Ajouter une photo')).not.toBeInTheDocument()
  await expect.element(field('Nom')).toHaveValue('Lilas')
  await expect.element(question()).not.toBeInTheDocument()
  await moment()
  back()
  await expect.element(question()).toBeVisible()
  expect(location.pathname).toBe('/homes')
})

test('what is abandoned in the dialog on top takes nothing from the one below', async () => {
  await openHomes()
  await field('Nom').fill('Lilas')
  await button('Ajouter une photo').click()
  await field('Légende').fill('La façade')
  back()
  await button('Abandonner').click()
  await expect.element(dialog('Ajouter une photo')).not.toBeInTheDocument()
  await expect.element(field('Nom')).toHaveValue('Lilas')
  expect(location.pathname).toBe('/homes')
})

test('a link over two dialogs with something typed asks of each', async () => {
  const router = await openHomes()
  await field('Nom').fill('Lilas')
  await button('Ajouter une photo').click()
  await field('Légende').fill('La façade')
  void router.navigate({ to: '/account' })
  await button('Abandonner').click()
  await expect.element(dialog('Ajouter une photo')).not.toBeInTheDocument()
  await expect.element(question()).toBeVisible()
  await button('Abandonner').click()
  await expect.element(heading('Compte')).toBeVisible()
})

test('closing the tab asks while something typed would be lost, and only then', async () => {
  await openHomes()
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(asks()).toBe(false)
  await field('Nom').fill('Lilas')
  expect(asks()).toBe(true)
  await userEvent.clear(field('Nom'))
  expect(asks()).toBe(false)
})
