import { MantineProvider } from '@mantine/core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { startTexts } from '../platform/testing.tsx'
import { render } from '../ui/testingRender.tsx'
import type { Booklet, BookletItemState } from './api.ts'
import { BookletDetail } from './BookletDetail.tsx'

const device = (id: number, name: string, reason: 'NOTICE_MISSING' | 'MODEL_UNKNOWN' | null, of_building = false) =>
  ({ source: 'DEVICE', id, name, state: reason ? 'TO_COMPLETE' : 'COMPLETE', reason, of_building }) as const

test('what each thing lacks stands beside its name, and what leaves the part open comes first', async () => {
  await startTexts()
  const evidence = [
    device(1, 'VMC', null),
    device(2, 'Radiateurs', null),
    device(3, 'Ballon', 'MODEL_UNKNOWN'),
    device(4, 'Poêle', null),
    device(5, 'Chaudière', 'NOTICE_MISSING', true),
  ]
  const part = {
    code: 'heating',
    name: 'Chauffage',
    state: 'TO_COMPLETE',
    reason: 'NOTICE_MISSING',
    answer: null,
    evidence,
  }
  const law = { reference: 'L126-35-2', date: '2024-01-01', applies_from: '2024-01-01' }
  const item = {
    code: 'NOTICES',
    name: 'Notices',
    state: 'TO_COMPLETE',
    law,
    parts: [part],
  } as unknown as BookletItemState
  const booklet = { asks: [], works: [], touched: [] } as unknown as Booklet
  await render(
    <MantineProvider>
      <BookletDetail {...{ booklet, item }} closed={null} onOpen={() => undefined} />
    </MantineProvider>,
  )
  await expect
    .element(page.getByRole('list'))
    .toMatchTextContent(
      'Chaudière (immeuble) (sans notice), VMC, Radiateurs, Ballon (marque ou modèle manquant) et 1 autre',
    )
})
