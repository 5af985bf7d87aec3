import { reasons } from '@logis/contract/errors'
import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../ui/testingRender.tsx'
import { orpc } from './client.ts'
import { changeLocale } from './i18n.ts'
import { journal } from './journal.ts'
import { createQueryClient } from './queryClient.ts'
import { refusedFrom } from './refused.ts'
import { isSignedIn, openSession } from './session.ts'
import { marie, refusal, serve, startTexts, userAnswer } from './testing.tsx'
import { isSilent, tellFailure, tellNotice, tellSuccess } from './teller.tsx'
import { Toasts } from './Toasts.tsx'

const saving = 'PATCH /users/7'

function Save({ tellsErrors = false }: { tellsErrors?: boolean }) {
  const save = useMutation(orpc.accounts.updateUser.mutationOptions({ meta: { tellsErrors } }))
  return (
    <button data-testid="save" onClick={() => save.mutate({ user_id: 7, first_name: 'Marie' })}>
      {save.error?.reason ?? 'Enregistrer'}
    </button>
  )
}
function Read() {
  useQuery(orpc.companies.getCompany.queryOptions({ input: { company_id: 1 } }))
  return null
}

const show = (...content: React.ReactNode[]) =>
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={createQueryClient()}>
        <Toasts />
        {content}
        <p data-testid="elsewhere">Ailleurs</p>
      </QueryClientProvider>
    </MantineProvider>,
  )
// By hand: a toast may already lie over the button.
const press = () => (page.getByTestId('save').element() as HTMLElement).click()
const toast = (text: RegExp) => page.getByRole('alert').getByText(text)
const toasts = () => page.getByRole('alert').all()

beforeEach(async () => {
  localStorage.clear()
  await startTexts()
  openSession('tok', 3600)
  notifications.clean()
  journal.clear()
})

afterEach(() => void vi.restoreAllMocks())

test('SHELL-41 API2-06: a refusal is one toast: the sentence of the server, then its reason', async () => {
  serve({ [saving]: refusal(403, 'SCOPE_NOT_ALLOWED', 'Vous n’avez pas les droits.') })
  await show(<Save key="save" />)
  press()
  await expect.element(page.getByText('SCOPE_NOT_ALLOWED', { exact: true }).first()).toBeVisible()
  await expect.element(toast(/Vous n’avez pas les droits\./)).toBeVisible()
  const [sentence, reason] = ['Vous n’avez pas les droits.', 'SCOPE_NOT_ALLOWED'].map((text) =>
    page.getByRole('alert').element().textContent.indexOf(text),
  )
  expect(sentence).toBeLessThan(reason!)
  expect(toasts()).toHaveLength(1)
})

test('SHELL-41 SHELL-49: the toast goes after six seconds and stays in the journal', async () => {
  serve({ [saving]: refusal(403, 'SCOPE_NOT_ALLOWED') })
  await show(<Save key="save" />)
  const shown = vi.spyOn(notifications, 'show')
  press()
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(shown.mock.calls.map(([toast]) => toast.autoClose)).toEqual([6000])
  expect(journal.entries()).toMatchObject([{ kind: 'error', title: 'SCOPE_NOT_ALLOWED' }])
})

test('SHELL-49 API2-07: what failed and what succeeded is told for six seconds, other news for five', () => {
  const shown = vi.spyOn(notifications, 'show').mockReturnValue('')
  tellFailure('Échec')
  tellSuccess('Réussi')
  tellNotice('Nouvelle')
  expect(shown.mock.calls.map(([toast]) => toast.autoClose)).toEqual([6000, 6000, 5000])
})

test('a toast stays under the pointer, and goes once it has left', async () => {
  await show()
  tellNotice('Une nouvelle', 1500)
  const news = page.getByRole('status').filter({ hasText: 'Une nouvelle' })
  await news.hover()
  await new Promise((resolve) => setTimeout(resolve, 2000))
  await expect.element(news).toBeVisible()
  await page.getByTestId('elsewhere').hover()
  await expect.element(news).not.toBeInTheDocument()
})

test('a call whose screen tells its errors is told there alone', async () => {
  serve({ [saving]: refusal(403, 'SCOPE_NOT_ALLOWED') })
  await show(<Save key="save" tellsErrors />)
  press()
  await expect.element(page.getByRole('button', { name: 'SCOPE_NOT_ALLOWED' })).toBeVisible()
  expect(toasts()).toHaveLength(0)
})

test('SHELL-42: the silent reasons are no toast, and they alone', async () => {
  const silent = [
    'RESIDENCE_STATE_HISTORY_ERROR',
    'USER_ROLE_ACTIVE',
    'SELLSY_NO_RESULTS',
    'PURCHASE_ORDER_NOT_FOUND',
    'SELLSY_PURCHASE_ORDER_NOT_FOUND',
    'INVOICE_ALREADY_EXISTS',
    'OLD_INVOICE_NOT_FOUND',
    'COMPANY_TO_INVOICE_NOT_LINKED_WITH_SELLSY',
  ]
  const { answers } = serve({})
  await show(<Save key="save" />)
  for (const reason of silent) {
    answers[saving] = { ...refusal(409, reason), isForeign: true }
    press()
    await expect.element(page.getByRole('button', { name: reason })).toBeVisible()
    expect(toasts(), reason).toHaveLength(0)
  }
  const untold = reasons.filter((reason) => isSilent(refusedFrom({ error_reason: reason, error_message: '' }, 409)))
  // The end of the session is the sign-in page's to tell.
  expect(untold.toSorted()).toEqual([...silent, 'UNAUTHORIZED_TOKEN_INVALID'].toSorted())
})

test('SHELL-43: without an answer the toast says ERREUR API and whom to contact; in English, API ERROR', async () => {
  serve({ [saving]: 'no answer' })
  await show(<Save key="save" />)
  press()
  await expect.element(toast(/ERREUR API/)).toBeVisible()
  await expect.element(toast(/contactez le support/)).toBeVisible()
  notifications.clean()
  await changeLocale('en-UK')
  press()
  await expect.element(toast(/API ERROR/)).toBeVisible()
})

test('SHELL-48/told: whatever the status, a refusal is told by its reason and its sentence, and leads nowhere; a body that is not ours is no answer', async () => {
  const { answers } = serve({})
  await show(<Save key="save" />)
  const here = location.href
  for (const status of [403, 404, 409, 413, 422, 429, 500, 503]) {
    notifications.clean()
    answers[saving] = refusal(status, 'SCOPE_NOT_ALLOWED', `Refusé par ${status}.`)
    press()
    await expect.element(toast(new RegExp(`Refusé par ${status}\\.`))).toBeVisible()
  }
  await expect.element(toast(/^SCOPE_NOT_ALLOWED/)).toBeVisible()
  notifications.clean()
  answers[saving] = { status: 502, body: '<html>Bad gateway</html>' }
  press()
  await expect.element(toast(/ERREUR API/)).toBeVisible()
  expect(location.href).toBe(here)
  expect(isSignedIn()).toBe(true)
})

test('many calls that fail together for one cause are one toast', async () => {
  serve({ 'GET /companies/1': refusal(503, 'SERVICE_UNAVAILABLE'), [saving]: refusal(503, 'SERVICE_UNAVAILABLE') })
  await show(<Save key="save" />, <Read key="read" />)
  press()
  await expect.element(page.getByRole('button', { name: 'SERVICE_UNAVAILABLE' })).toBeVisible()
  expect(toasts()).toHaveLength(1)
})

test('SHELL-44: the message of an answer is a success toast', async () => {
  serve({ [saving]: { body: { data: marie, message: 'L’e-mail a bien été envoyé.' } } })
  await show(<Save key="save" />)
  press()
  await expect.element(page.getByText('L’e-mail a bien été envoyé.').first()).toBeVisible()
  expect(journal.entries()).toMatchObject([{ kind: 'success' }])
})

test('SHELL-51 API2-01/screen: every call says the language of its reader, French unless chosen, and carries the token', async () => {
  const { calls } = serve({ [saving]: userAnswer })
  await show(<Save key="save" />)
  press()
  await vi.waitFor(() => expect(calls).toHaveLength(1))
  await changeLocale('en-UK')
  press()
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  expect(calls.map(({ headers }) => headers.get('accept-language'))).toEqual(['fr-FR', 'en-UK'])
  for (const { name, headers } of calls) {
    expect(name).toMatch(/\/users\/7$/)
    expect(headers.get('authorization')).toBe('Bearer tok')
  }
})
