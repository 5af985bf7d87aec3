import '@mantine/core/styles.css'
import { MantineProvider } from '@mantine/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fr } from './fr.ts'
import { addTexts, speak } from './texts.ts'
import { Coming, Together } from './Together.tsx'
import { useSettled } from './useSettled.ts'

beforeEach(() => {
  addTexts('fr', { ui: fr })
  speak('fr')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => void vi.useRealTimers())

type Answers = Record<string, string | undefined>

function Part({ name, text }: { name: string; text: string | undefined }) {
  const { data } = useSettled({ data: text, error: null, isFetching: text === undefined })
  return <p>{data ? `${name} : ${data}` : `${name}…`}</p>
}

function Parts({ answers, coming = false }: { answers: Answers; coming?: boolean }) {
  return (
    <MantineProvider>
      <Together className="parts">
        {Object.entries(answers).map(([name, text]) => (
          <Part key={name} name={name} text={text} />
        ))}
        {coming && <Coming height={40} />}
        <button type="button">Écrire</button>
      </Together>
    </MantineProvider>
  )
}

const open = async (answers: Answers, coming = false) => {
  const { rerender } = await render(<Parts answers={answers} coming={coming} />)
  return (next: Answers, isComing = false) => rerender(<Parts answers={next} coming={isComing} />)
}
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
const button = () => page.getByRole('button', { name: 'Écrire', includeHidden: true })
const waiting = () => page.getByRole('status')

test('parts are drawn once the last of them has its answer; until then none can be pressed, and it is told', async () => {
  const answer = await open({ Contacts: undefined, Garanties: undefined })
  await expect.element(button()).not.toBeVisible()
  await expect.element(waiting()).toHaveTextContent('Chargement…')
  await answer({ Contacts: '4', Garanties: undefined })
  await drawn()
  await expect.element(button()).not.toBeVisible()
  await answer({ Contacts: '4', Garanties: '2' })
  await expect.element(button()).toBeVisible()
  await expect.element(page.getByText('Contacts : 4')).toBeVisible()
  expect(waiting().elements()).toEqual([])
})

test('parts that wait for nothing are there at once', async () => {
  await open({ Contacts: '4' })
  await expect.element(button()).toBeVisible()
})

test('a part whose code is on its way is waited for, and for the answer that it then asks for', async () => {
  const answer = await open({ Contacts: '4' }, true)
  await expect.element(button()).not.toBeVisible()
  await answer({ Contacts: '4', Garanties: undefined })
  await drawn()
  await expect.element(page.getByText('Garanties…')).not.toBeVisible()
  await answer({ Contacts: '4', Garanties: '2' })
  await expect.element(button()).toBeVisible()
})

test('one slow answer does not hold up the others, and what is asked for later hides nothing', async () => {
  const answer = await open({ Contacts: '4', Garanties: undefined })
  await expect.element(button()).not.toBeVisible()
  vi.advanceTimersByTime(1500)
  await expect.element(button()).toBeVisible()
  await expect.element(page.getByText('Garanties…')).toBeVisible()
  await answer({ Contacts: '4', Garanties: '2', Documents: undefined })
  await expect.element(page.getByText('Documents…')).toBeVisible()
  await expect.element(button()).toBeVisible()
})
