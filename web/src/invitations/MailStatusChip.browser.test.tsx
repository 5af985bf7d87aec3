import { MantineProvider } from '@mantine/core'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../ui/testingRender.tsx'
import { changeLocale } from '../platform/i18n.ts'
import { startTexts } from '../platform/testing.tsx'
import type { MailLog } from './api.ts'
import { MailStatusChip } from './MailStatusChip.tsx'

beforeEach(startTexts)

test.each<[MailLog['status'], string, string]>([
  ['PROGRAMMED', 'Programmé', 'Scheduled'],
  ['SENT', 'Envoyé', 'Sent'],
  ['INVALID_EMAIL', 'Email invalide', 'Invalid email'],
  ['PENDING', 'En attente (soft bounce)', 'Pending (soft bounce)'],
  ['UNSUBSCRIBED', 'Désabonné', 'Unsubscribed'],
  ['UNKNOWN', 'Inconnu', 'Unknown'],
])('CODE-15/texts: %s is « %s », in English "%s"', async (status, french, english) => {
  await render(
    <MantineProvider>
      <MailStatusChip status={status} level={null} />
    </MantineProvider>,
  )
  await expect.element(page.getByText(french, { exact: true })).toBeVisible()
  await changeLocale('en-UK')
  await expect.element(page.getByText(english, { exact: true })).toBeVisible()
})
