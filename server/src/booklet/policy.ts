import { policyInProject } from '#platform/policy.ts'
import { isResident } from '#platform/scope.ts'
import { lackInProject } from '#platform/standing.ts'

/**
 * Why the booklet of a home is closed to a reader. It is the owner's (CCH L126-35-5): who rents the home is not shown it. Staff
 * have it with the documents that it is made of.
 */
export const bookletPolicy = policyInProject<null>()({
  read: {
    level: 'read',
    capability: 'documents',
    residents: true,
    why: ({ residentRole }) => (residentRole === 'TENANT' ? 'FORBIDDEN' : null),
  },
  write: {
    level: 'write',
    capability: 'documents',
    why: ({ isPtg, residenceType }) => (isPtg || residenceType === 'BUILDING' ? 'NO_BOOKLET' : null),
  },
  /** Works that were done: whoever writes the booklet tells of them, and the owner who lives there, whose it is. */
  tell: {
    level: 'read',
    capability: 'documents',
    residents: true,
    why: (who) => {
      if (who.isPtg || who.residenceType === 'BUILDING') return 'NO_BOOKLET'
      if (isResident(who)) return who.residentRole === 'OWNER' ? null : 'FORBIDDEN'
      return lackInProject({ level: 'write' }, who)
    },
  },
})

/** Why sharing it by a link is closed to a reader: its owner and the company may, for those they answer for. */
export const sharePolicy = policyInProject<null>()({
  share: {
    level: 'read',
    capability: 'documents',
    residents: true,
    thirdParties: false,
    why: (who) => {
      if (who.isPtg || who.residenceType === 'BUILDING') return 'NO_BOOKLET'
      if (isResident(who)) return who.residentRole === 'OWNER' ? null : 'FORBIDDEN'
      return lackInProject({ level: 'write' }, who)
    },
  },
})

/** The same for all the flats of a building at once. */
export const flatBookletPolicy = policyInProject<null>()({
  read: { level: 'read', capability: 'flats' },
  fill: { level: 'write', capability: 'flats' },
})
export type FlatBookletAct = keyof typeof flatBookletPolicy.needs
