import type { TextField } from './http.rules.ts'

/** What a template is called (TPL-04). */
export const templateFields = { name: { max: 200, required: true } } as const satisfies Record<string, TextField>

/** How many projects a template is applied to at once (PRJ-09). */
export const mostProjects = 500

/** The same by a job, which tells how far it is. */
export const mostInRun = 5000
/** How many of those that a template cannot be applied to are named in a preview. */
export const mostNamed = 100

/** What a template holds at most: applying it to hundreds of projects stays a matter of seconds. */
export const mostTemplateDevices = 200
export const mostTemplateContacts = 50
