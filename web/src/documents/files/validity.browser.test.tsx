import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sent, startAfresh } from '../../projects/testing.ts'
import { file, labels, openDocuments, treeOf } from '../testing.ts'
import './EditFileDialog.tsx'

beforeEach(startAfresh)

test('an end is proposed from the label and what the paper says, before the day in its name, and kept; the list tells what is over', async () => {
  const dpe = { id: 1, name: labels.dpe.name, code: 'dpe' }
  const served = await openDocuments(
    treeOf({
      root: [
        file(1, 'DPE 2026-03-12.pdf', { labels: [dpe] }),
        file(2, 'Ancien.pdf', { valid_until: '2020-01-01' }),
        file(3, 'Durable.pdf', { valid_until: '2099-01-01' }),
      ],
    }),
    {
      answers: {
        'GET /documents/1/validity': {
          body: { data: { until: null, from: '2024-03-12', words: 'Établi le : 12/03/2024', page: 2 } },
        },
        'PATCH /documents/1': { body: { data: file(1, 'DPE 2026-03-12.pdf') } },
      },
    },
  )
  const row = (name: RegExp) => page.getByRole('treeitem', { name })
  await expect.element(row(/^Ancien\.pdf.*Valable jusqu’au 01\/01\/2020/)).toMatchTextContent(/Échu/)
  await expect.element(row(/^Durable\.pdf/)).not.toMatchTextContent(/chu/)
  await page.getByRole('button', { name: /^Modifier.*DPE 2026/ }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', {
      name: /^Proposer le 11\/03\/2034, d’après son label et « Établi le : 12\/03\/2024 », page 2/,
    })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(() => sent(served, 'PATCH /documents/1')).toEqual({ valid_until: '2034-03-11' })
})
