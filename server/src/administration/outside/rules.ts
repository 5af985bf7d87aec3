import type { OutsideService } from '@logis/contract/administration.services'
import { settings } from '#platform/config.ts'
import { fetchWithin, Unreachable } from '#platform/outgoing.ts'
import { refuse } from '#platform/refuse.ts'
import type { AdministratorScope } from '#platform/scope.ts'

const patienceMs = 10_000

/** Whoever runs the portal names the address: it may be within their own network. */
const ask = async (address: string, token: string): Promise<number | null> => {
  try {
    const headers = { authorization: `Bearer ${token}`, accept: 'application/json' }
    const signal = AbortSignal.timeout(patienceMs)
    return (await fetchWithin('private', address, { method: 'GET', headers, signal })).status
  } catch (error) {
    if (error instanceof Unreachable) return null
    throw error
  }
}

const getService = async (address: string | undefined, token: string | undefined): Promise<OutsideService> => {
  if (address === undefined || token === undefined) return refuse('SERVICE_NOT_CONFIGURED')
  const status = await ask(address, token)
  return { endpoint: new URL(address).origin, is_reached: status !== null, status }
}

const isConfigured = (address: string | undefined, token: string | undefined) =>
  address !== undefined && token !== undefined

export const configuredServices = () => ({
  hello_watt: isConfigured(settings.HELLO_WATT_URL, settings.HELLO_WATT_TOKEN),
  invoicing: isConfigured(settings.INVOICING_URL, settings.INVOICING_TOKEN),
})

/** API-24. */
export const getHelloWatt = (_scope: AdministratorScope): Promise<OutsideService> =>
  getService(settings.HELLO_WATT_URL, settings.HELLO_WATT_TOKEN)

/** API-24. */
export const getInvoicingService = (_scope: AdministratorScope): Promise<OutsideService> =>
  getService(settings.INVOICING_URL, settings.INVOICING_TOKEN)
