import type { Reason } from '@logis/contract/errors'
import { policyInProject } from '#platform/policy.ts'
import { isResident } from '#platform/scope.ts'
import { lackInProject, type ProjectNeeds, type ProjectStanding } from '#platform/standing.ts'

/** The devices of a gas passport need no provision; those of a home need the one that opens the card. */
const provided = (who: ProjectStanding): Reason | null =>
  who.isPtg || who.capabilities.includes('devices') ? null : 'SERVICE_PROVISION_REQUIRED'

const reading = { level: 'read', residents: true, cancelled: 'allow' } as const satisfies ProjectNeeds
const writing = { level: 'write' } as const satisfies ProjectNeeds

/** Whoever lives there as the owner says what was maintained, as staff do. */
const whyNotMaintained = (who: ProjectStanding): Reason | null =>
  isResident(who) ? (who.residentRole === 'OWNER' ? null : 'FORBIDDEN') : (lackInProject(writing, who) ?? provided(who))

/** Why the devices of a project are closed to a reader. */
export const devicePolicy = policyInProject<null>()({
  read: { ...reading, why: provided },
  write: { ...writing, why: provided },
  complete_task: { ...reading, why: whyNotMaintained },
})

/** FLAT-22, FLAT-23. What is added to all the flats of a building at once goes with a provision of its own, like their contacts. */
export const flatDevicePolicy = policyInProject<null>()({
  read_flat_devices: { level: 'read', capability: 'flat_bulk' },
  add_flat_devices: { level: 'write', capability: 'flat_bulk' },
})

export type DeviceAct = keyof typeof devicePolicy.needs
export type FlatDeviceAct = keyof typeof flatDevicePolicy.needs
