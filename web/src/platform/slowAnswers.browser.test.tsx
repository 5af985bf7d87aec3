import { Button, MantineProvider } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../ui/testing.tsx'
import './slowAnswers.ts'
import { startTexts } from './testing.tsx'

/** A button that is pressed and let go of, as the library draws it; and what is told and taken back meanwhile. */
const start = async () => {
  await startTexts()
  const shown = vi.spyOn(notifications, 'show').mockReturnValue('lent')
  const hidden = vi.spyOn(notifications, 'hide').mockReturnValue('lent')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const button = document.createElement('button')
  document.body.append(button)
  onTestFinished(() => {
    vi.useRealTimers()
    button.remove()
  })
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
  const turn = async (isBusy: boolean) => {
    button.toggleAttribute('data-loading', isBusy)
    await pass(0)
  }
  return { button, shown, hidden, pass, turn }
}

test('what takes longer than ten seconds is told once to be still going, until it has ended', async () => {
  const { shown, hidden, pass, turn } = await start()
  await turn(true)
  await pass(9)
  expect(shown).not.toHaveBeenCalled()
  await pass(40)
  expect(shown.mock.calls.map(([toast]) => toast.message)).toEqual([
    'C’est plus long que d’habitude. La demande est toujours en cours.',
  ])
  expect(hidden).not.toHaveBeenCalled()
  await turn(false)
  expect(hidden).toHaveBeenCalledWith('lent')
})

test('what ends before is not spoken of, nor a button that has gone while it was busy', async () => {
  const { button, shown, pass, turn } = await start()
  await turn(true)
  await pass(5)
  await turn(false)
  await pass(20)
  await turn(true)
  await pass(5)
  button.remove()
  await pass(20)
  expect(shown).not.toHaveBeenCalled()
})

test('whoever presses another button after one that went while it was busy waits anew', async () => {
  const { button, shown, pass, turn } = await start()
  await turn(true)
  await pass(6)
  button.remove()
  const other = document.createElement('button')
  onTestFinished(() => other.remove())
  document.body.append(other)
  other.toggleAttribute('data-loading', true)
  await pass(9)
  expect(shown).not.toHaveBeenCalled()
  await pass(2)
  expect(shown).toHaveBeenCalledOnce()
})

test('the ring of a busy button turns in its middle, also where nothing is to move', async () => {
  // Where one has asked for less movement, the library leaves its own out as it does in tests.
  await show(
    <MantineProvider env="test">
      <Button loading>Enregistrer</Button>
    </MantineProvider>,
  )
  const button = page.getByRole('button').element()
  const middle = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return [x + width / 2, y + height / 2].map(Math.round)
  }
  expect(middle(button.querySelector('.mantine-Button-loader')!)).toEqual(middle(button))
})
