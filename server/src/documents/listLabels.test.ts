import { recommendedSlots } from '@logis/contract/documents.recommended.rules'
import { expect, test } from 'vitest'
import { as } from '#platform/testing/client.ts'

type Label = { id: number; code: string; name: string; alias_of: string | null; is_recommended: boolean }

test('DOC-24 DOC-25 200: both families of codes, with what they stand for', async () => {
  const hugo = await as('hugo@clairiere.example')
  const { status, data } = await hugo.call('documents.listLabels')
  expect(status).toBe(200)
  const byCode = new Map((data as Label[]).map((label) => [label.code, label]))
  for (const code of [
    'R_SECTDRAWINGS',
    'R_NETWDRAWINGS',
    'R_ATH',
    'R_DPE',
    ...recommendedSlots.flatMap(({ codes }) => codes),
  ]) {
    expect(byCode.get(code), code).toMatchObject({ id: expect.any(Number), name: expect.stringMatching(/\S/) })
  }
  expect(byCode.get('R_DPE')).toMatchObject({ alias_of: 'dpe', name: byCode.get('dpe')?.name })
})

test('the recommended ones are the seven of the panel', async () => {
  const claire = await as('claire@foyer.example', 'resident')
  const { data } = await claire.inEnglish().call('documents.listLabels', { recommended: true })
  expect(data.map(({ code }: Label) => code).toSorted()).toEqual(recommendedSlots.map(({ code }) => code).toSorted())
  expect(data[0].name).toBe('Floor plans and sections')
})
