import '@mantine/core/styles.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { render } from './testingRender.tsx'
import { fr as calendar } from './fr.calendar.ts'
import { fr as tables } from './fr.tables.ts'
import { fr } from './fr.ts'
import type { Call } from './call.ts'
import type { RefusedLike } from './refusal.ts'
import { addTexts, speak } from './texts.ts'

/** Texts that only the tests use, under `test.`. */
const texts = {
  name: 'Nom',
  city: 'Ville',
  createdAt: 'Créé le',
  surface: 'Surface',
  count_one: '{{count, number}} projet',
  count_other: '{{count, number}} projets',
}

/** The one sentence that the components say of those of others, whose words they may not import: as it is there. */
const platform = {
  network: {
    text: 'La requête n’a pas pu aboutir. Vérifiez votre connexion ; si le problème persiste, contactez le support.',
  },
}

/** Draws a component in French, as the portal does. */
export const show = async (node: ReactNode) => {
  addTexts('fr', { ui: fr, tables, calendar, platform, test: texts })
  speak('fr')
  return render(<MantineProvider>{node}</MantineProvider>)
}

/** The portal writes no-break spaces; tests may write plain ones. */
export const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ')

/** A colour of the theme, as the browser computes it. */
export const ink = (name: 'error' | 'progress' | 'success') => {
  const probe = document.createElement('i')
  probe.style.color = `var(--logis-${name}-ink)`
  document.body.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

export const refusal = (
  reason: RefusedLike['reason'],
  message: string,
  errors?: RefusedLike['errors'],
): RefusedLike => ({
  reason,
  message,
  errors,
  requestId: '7F3A-21',
})

/** A call that answers at once: with data, or with the next of the refusals. */
export const callAnswering = <Input, Answer>(answer: Answer, ...refused: unknown[]) => {
  const mutateAsync = vi.fn<Call<Input, Answer>['mutateAsync']>(() => {
    const next = refused.shift()
    return next ? Promise.reject(next) : Promise.resolve(answer)
  })
  return { isPending: false, mutateAsync }
}

/** A key each 200 ms by the page's own clock: a busy machine delays the search's timer as well, and keeps their order. */
export const typeSteadily = async (input: HTMLInputElement, text: string) => {
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!
  for (let end = 1; end <= text.length; end += 1) {
    write.call(input, text.slice(0, end))
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
