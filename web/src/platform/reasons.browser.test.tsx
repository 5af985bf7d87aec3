import type { Reason } from '@logis/contract/errors'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { catalogues } from '../catalogues.ts'
import { ActButton } from '../ui/ActButton.tsx'
import { show } from '../ui/testing.tsx'
import { loadTexts, startI18n } from './i18n.ts'
import { useReason } from './reasons.ts'

function Act({ reason }: { reason: string }) {
  const said = useReason()(reason as Reason)
  return <ActButton closed={said}>{said}</ActButton>
}

test('an act that is closed by a reason which this page has no sentence for is closed, and says so in words', async () => {
  await startI18n(catalogues)
  await loadTexts('first')
  await show(<Act reason="OF_A_LATER_VERSION" />)
  const act = page.getByRole('button', { name: 'Cette opération n’est pas disponible.' })
  await expect.element(act).toHaveAttribute('aria-disabled', 'true')
})
