import { expect, test } from 'vitest'
import { workOf } from '#platform/testing/work.ts'
import { homeOf, indexOf } from './rules.ts'

const home = (id: number, name: string, more: { contract?: string; in?: number; is_building?: true } = {}) => ({
  id,
  name,
  contract_number: more.contract ?? null,
  parent_id: more.in ?? null,
  is_building: more.is_building ?? false,
})
const index = await indexOf([
  home(1, 'Maison Les Lilas', { contract: 'CL-2026-011' }),
  home(2, 'M. et Mme Durand', { contract: '2024/0117' }),
  home(3, 'Résidence du Parc', { is_building: true, contract: 'VEFA-77' }),
  home(4, 'A02', { in: 3, contract: 'VEFA-77' }),
  home(5, 'Appartement 12', { in: 3, contract: 'VEFA-77' }),
  home(6, 'Lot 7'),
  home(7, 'Villa Rose'),
  home(8, 'Villa Rose Blanche'),
  home(9, 'Martin'),
  home(10, 'Maison Martin'),
  home(11, 'Les Quais', { is_building: true }),
  home(12, 'A02', { in: 11 }),
  home(13, 'Plan'),
])
const told = (path: string) => {
  const found = homeOf(index, path)
  return found && [found.residence_id, found.by]
}

test.each([
  // By contract, however it is written, in a folder or in the name.
  ['CL2026011/dpe.pdf', [1, 'contract']],
  ['dossiers/DPE_CL-2026-011.pdf', [1, 'contract']],
  ['2024-0117 Durand/facture.pdf', [2, 'contract']],
  // By name, whole or without what every home is called.
  ['les lilas/plan.pdf', [1, 'name']],
  ['Maisons/MAISON LES LILAS/plan.pdf', [1, 'name']],
  ['Plans/plan_durand.pdf', [2, 'name']],
  ['Villa Rose Blanche/x.pdf', [8, 'name']],
  ['Villa Rose/x.pdf', [7, 'name']],
  // By lot in its building; the building itself without one.
  ['Résidence du Parc/A02/plan.pdf', [4, 'lot']],
  ['residence-du-parc/lot A2 plan.pdf', [4, 'lot']],
  ['VEFA-77/Appt 12/plan.pdf', [5, 'contract']],
  ['Résidence du Parc/Appartement n°12/x.pdf', [5, 'lot']],
  ['Les Quais/A 02/plan.pdf', [12, 'lot']],
  ['Résidence du Parc/assurance.pdf', [3, 'name']],
  ['lots/Lot 07 - plans/a.pdf', [6, 'lot']],
])('%s', (path, expected) => expect(told(path)).toEqual(expected))

test('two homes that a path may mean are told, and neither is chosen; a lot that is nowhere is nobody’s', () => {
  expect(told('Martin/facture.pdf')).toEqual([null, 'several'])
  expect(told('Villa Rose/facture les lilas.pdf')).toEqual([null, 'several'])
  expect(told('VEFA-77/plan.pdf')).toEqual([null, 'several'])
  expect(told('Résidence du Parc/Lot 99/plan.pdf')).toBeNull()
  expect(told('Lot 99/plan.pdf')).toBeNull()
  // A number by itself, or a file’s kind, names no home by chance.
  expect(told('divers/7.pdf')).toBeNull()
  expect(told('A02/plan.pdf')).toBeNull()
})

test('twenty thousand homes are held up to a path in no time', async () => {
  const many = await indexOf(
    Array.from({ length: 20_000 }, (_, n) => home(n + 1, `Maison ${n} rue Neuve`, { contract: `C-2026-${n}` })),
  )
  const work = await workOf(() => {
    for (let n = 0; n < 200; n += 1)
      expect(homeOf(many, `lot/C-2026-${n * 7}/Plans d’exécution du rez de chaussée ${n}.pdf`)?.residence_id).toBe(
        n * 7 + 1,
      )
  })
  expect(work).toBeLessThan(2_000)
})
