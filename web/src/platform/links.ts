import type { OutsideLinks } from '@logis/contract/portal'
import { useSyncExternalStore } from 'react'
import { makeListeners } from '../ui/listeners.ts'
import { client } from './caller.ts'
import type { OutputOf } from './operations.ts'

type Facts = OutputOf<'portal.getPortal'>['data']

/** What the portal says of itself, asked once a visit. None until it is known: it is not worth waiting for. */
let facts: Facts | null = null
let asked: Promise<unknown> | null = null
const { tell, subscribe } = makeListeners()

const soon = () => new Promise((resolve) => setTimeout(resolve, 500))

const ask = () => {
  const mine: Promise<void> = client.portal
    .getPortal()
    // A second try hides a hiccup of the network.
    .catch(() => soon().then(() => client.portal.getPortal()))
    .then(
      ({ data }) => {
        if (asked !== mine) return
        facts = data
        tell()
      },
      () => {
        if (asked === mine) asked = null
      },
    )
  return mine
}

const follow = (listener: () => void) => {
  asked ??= ask()
  return subscribe(listener)
}
const useFacts = () => useSyncExternalStore(follow, () => facts)

/** Addresses outside the portal, as the operator sets them. */
export const useLinks = (): Partial<OutsideLinks> => useFacts()?.links ?? {}

/** AUTH-28: the providers of the whole portal. */
export const useProviders = () => useFacts()?.identity_providers ?? none
const none: never[] = []

/** PROF-20. Whether addresses are found by a service; not until the portal has said so. */
export const useFindsAddresses = (): boolean => useFacts()?.finds_addresses ?? false

/** Another server says other things. */
export const forgetFacts = () => {
  facts = null
  asked = null
}
