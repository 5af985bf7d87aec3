import { opensRoute } from '@logis/contract/companies.rules'
import type { Found, FoundEverywhere, FoundHome } from '@logis/contract/finding'
import { readCode } from '@logis/contract/projects.rules'
import { opened, provisionCodes } from '@logis/contract/provisions.rules'
import { projectScope } from '#platform/gate.ts'
import { picturePaths } from '#platform/pictures/addresses.ts'
import type { AdministratorScope, CompanyScope } from '#platform/scope.ts'
import { contactPolicy } from '../contacts/policy.ts'
import { documentPolicy } from '../documents/policy.ts'
import { invitationPolicy } from '../invitations/policy.ts'
import { projectsPolicy } from '../projects/policy.ts'
import * as sql from './sql.ts'

/** A single letter is in every name. */
const fewestLetters = 2

const openingDocuments = provisionCodes.filter((code) => opened([code]).includes('documents'))

/** What a text finds, each kind by a statement of its own, side by side. */
export const find = async (scope: CompanyScope, typed: string): Promise<Found> => {
  const { create } = projectsPolicy.cannot(scope, null)
  const nothing = {
    projects: [],
    passports: [],
    documents: [],
    contacts: [],
    colleagues: [],
    companies: [],
    first: null,
  }
  const text = typed.trim()
  if (text.length < fewestLetters) return { ...nothing, cannot: { create_project: create } }
  const wanted = { text, code: readCode(text) }
  const place = await sql.placeOf(scope)
  const { companyType: type, isManager } = scope
  const [projects, passports, documents, contacts, colleagues, companies] = await Promise.all([
    opensRoute(type, 'projects') ? sql.findHomes(place, wanted, false) : [],
    type === 'INSTALLER' || isManager ? sql.findHomes(place, wanted, true) : [],
    sql.isShort(text) ? [] : sql.findDocuments(place, wanted, isManager ? null : openingDocuments),
    contactPolicy.why(scope, 'read', null) === null ? sql.findContacts(place, wanted) : [],
    sql.findColleagues(place, wanted),
    isManager ? sql.findCompanies(place, wanted) : [],
  ])
  const [first] = projects
  const show = shownBy(await picturePaths())
  return {
    projects: projects.map(show),
    passports: passports.map(show),
    documents,
    contacts,
    colleagues,
    companies,
    first: first ? await actsOn(scope, first) : null,
    cannot: { create_project: create },
  }
}

/** The proof that an administrator asks is their scope: they see all accounts and all homes by their lists. */
export const findEverywhere = async (_scope: AdministratorScope, typed: string): Promise<FoundEverywhere> => {
  const text = typed.trim()
  if (text.length < fewestLetters) return { people: [], projects: [], passports: [] }
  const wanted = { text, code: readCode(text) }
  const [people, projects, passports] = await Promise.all([
    sql.findPeople(wanted),
    sql.findHomes(null, wanted, false),
    sql.findHomes(null, wanted, true),
  ])
  const show = shownBy(await picturePaths())
  return { people, projects: projects.map(show), passports: passports.map(show) }
}

const shownBy =
  (pathOf: Awaited<ReturnType<typeof picturePaths>>) =>
  ({ is_activated: _activated, emails: _emails, picture_file_id, ...home }: sql.HomeRow): FoundHome => ({
    ...home,
    picture_path: pathOf(picture_file_id),
  })

const actsOn = async ({ call }: CompanyScope, { id, is_activated, emails }: sql.HomeRow): Promise<Found['first']> => {
  const scope = await projectScope(call, id, { level: 'read' })
  return {
    id,
    cannot: {
      invite: invitationPolicy.why(scope, 'invite', { is_activated, emails }),
      add_document: documentPolicy.why(scope, 'write', null),
    },
  }
}
