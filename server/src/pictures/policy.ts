import { policyInProject } from '#platform/policy.ts'

/** Why the photos of a project are closed to a reader. They are its face: no provision opens or closes them. */
export const picturePolicy = policyInProject<null>()({ change_pictures: { level: 'write' } })
