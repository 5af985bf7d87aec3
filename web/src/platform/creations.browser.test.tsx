import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../ui/testing.tsx'
import { client } from './client.ts'
import { useKeyed } from './creations.ts'
import { openSession } from './session.ts'
import { refusal, serve } from './testing.tsx'

beforeEach(() => openSession('tok', 3600))

const creating = 'POST /residences/2/devices'
const button = (name: string) => page.getByRole('button', { name })

function Add() {
  const [ended, end] = useState(0)
  const add = useKeyed((serial_number: string, key) =>
    client.devices.createDevice({ residence_id: 2, product_id: 4, serial_number }, { context: { key } }),
  )
  const press = (serial: string) =>
    void add(serial)
      .catch(() => undefined)
      .then(() => end((before) => before + 1))
  return (
    <>
      <button onClick={() => press('A-1')}>A-1</button>
      <button onClick={() => press('A-2')}>A-2</button>
      <output>{ended}</output>
    </>
  )
}

test('what is pressed again after a lost answer, or a refusal, goes under the same key; anything else under another', async () => {
  const { calls, answers } = serve({ [creating]: 'no answer' })
  await show(<Add />)
  const press = async (name: string, ends: number) => {
    await button(name).click()
    await expect.element(page.getByRole('status')).toHaveTextContent(String(ends))
  }
  await press('A-1', 1)
  answers[creating] = refusal(409, 'DEVICE_LIMIT_REACHED')
  await press('A-1', 2)
  answers[creating] = { body: { data: {} }, status: 201, isForeign: true }
  await press('A-1', 3)
  // It is there: the same again is another one.
  await press('A-1', 4)
  await press('A-2', 5)
  const keys = calls.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys.slice(1, 3)).toEqual([keys[0], keys[0]])
  expect(new Set(keys.slice(2)).size).toBe(3)
})
