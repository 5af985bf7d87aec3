import { Button } from '@mantine/core'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { FileChoice } from './FileChoice.tsx'
import { show } from './testing.tsx'

test('a file may be chosen again: the browser keeps no choice with which it would compare the next', async () => {
  const chosen: string[] = []
  await show(
    <FileChoice onChange={(file) => file && chosen.push(file.name)}>
      {(props) => <Button {...props}>Choisir</Button>}
    </FileChoice>,
  )
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!
  for (const times of [1, 2]) {
    await userEvent.upload(input, new File(['x'], 'lots.xlsx'))
    await expect.poll(() => chosen).toHaveLength(times)
    expect(input.value).toBe('')
  }
})
