import { expect, test } from 'vitest'
import { z } from 'zod'
import { exitOf } from './exit.ts'

const shape = z.object({
  name: z.string().min(2).max(3),
  ids: z.array(z.number()).min(1).max(2),
  area: z.number().min(1).max(9),
})
const faultsOf = (given: z.input<typeof shape>, locale: 'fr-FR' | 'en-UK') =>
  exitOf(shape.safeParse(given).error, { locale, requestId: 'a' }).body.errors

test('what is too small or too large is told by what it is; a client reads the same code of all', () => {
  const tooMuch = { name: 'abcd', ids: [1, 2, 3], area: 10 }
  const tooLittle = { name: 'a', ids: [], area: 0 }
  expect(faultsOf(tooMuch, 'fr-FR')).toEqual({
    name: [{ code: 'max', message: 'Ce texte est trop long.' }],
    ids: [{ code: 'max', message: 'Cette liste compte trop d’éléments.' }],
    area: [{ code: 'max', message: 'Cette valeur est trop grande.' }],
  })
  expect(faultsOf(tooMuch, 'en-UK')).toMatchObject({
    name: [{ message: 'This text is too long.' }],
    ids: [{ message: 'This list has too many items.' }],
    area: [{ message: 'This value is too large.' }],
  })
  expect(faultsOf(tooLittle, 'fr-FR')).toEqual({
    name: [{ code: 'min', message: 'Ce texte est trop court.' }],
    ids: [{ code: 'min', message: 'Cette liste compte trop peu d’éléments.' }],
    area: [{ code: 'min', message: 'Cette valeur est trop petite.' }],
  })
})
