import { expect, test } from 'vitest'
import { readSettings, settings } from '#platform/config.ts'
import { anonymous } from '#platform/testing/client.ts'

test('AUTH-30 200: the pages outside are told to anyone', async () => {
  expect(await anonymous.call('portal.getPortal', {})).toMatchObject({
    status: 200,
    data: {
      links: {
        site: 'https://logis.example',
        terms: 'https://logis.example/conditions',
        privacy: 'https://logis.example/donnees-personnelles',
        accessibility: 'https://logis.example/accessibilite',
        faq: 'https://logis.example/aide',
      },
    },
  })
})

test('AUTH-30 SHELL-34/server their addresses are settings; an empty one is a page that does not exist, a wrong one is refused', () => {
  const given = { DATABASE_URL: 'postgres://logis@db/logis', LINK_SITE: 'https://societe.example', LINK_FAQ: '' }
  expect(readSettings(given)).toMatchObject({ LINK_SITE: 'https://societe.example', LINK_FAQ: null })
  expect(() => readSettings({ ...given, LINK_FAQ: 'javascript:alert(1)' })).toThrow('LINK_FAQ')
})

test('200: whether a service finds addresses', async () => {
  const finds = async () => (await anonymous.call('portal.getPortal', {})).data.finds_addresses as boolean
  expect(await finds()).toBe(false)
  settings.BAN_URL = 'https://addresses.example/search/'
  try {
    expect(await finds()).toBe(true)
  } finally {
    settings.BAN_URL = undefined
  }
})
