import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { noteOther, restsBetween } from './slices.ts'

const partMs = 60
/** A part of a big answer is made; what ends first, its rest or a timer of half the time that the part took? */
const firstAfterPart = async (meanwhile: () => void) => {
  const rests = restsBetween()
  meanwhile()
  await pause(partMs)
  return Promise.race([rests().then(() => 'goes on'), pause(partMs / 2).then(() => 'rests')])
}

test('between two parts a big answer leaves as long to others as it took, where somebody asked meanwhile', async () => {
  expect(await firstAfterPart(noteOther)).toBe('rests')
})

test('a big answer that is alone goes on, also when somebody had asked before it began', async () => {
  noteOther()
  expect(await firstAfterPart(() => {})).toBe('goes on')
})

test('it looks again after each part', async () => {
  const rests = restsBetween()
  noteOther()
  await rests()
  await pause(partMs)
  expect(await Promise.race([rests().then(() => 'goes on'), pause(partMs / 2).then(() => 'rests')])).toBe('goes on')
})
