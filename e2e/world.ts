import type { CompanyRole, CompanyType } from '@logis/contract/companies.rules'
import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { mailTo, password, portalUrl } from './portal.ts'

type Scope = 'partner' | 'resident'
type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
export type Project = { id: number; name: string; residence_code: string; company: { id: number } }
export type File = { name: string; mimeType: string; buffer: Buffer }

let counted = 0
/** A name that no other test and no other run has. */
export const unique = (word: string) => `${word} ${Date.now().toString(36)}${(counted += 1)}`
export const uniqueAddress = () => `${unique('essai').replace(' ', '.')}@foyer.example`

export const pdf = (name: string): File => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n% ${name}\n%%EOF\n`),
})

/** Someone's own way to the server, without the portal: what a test needs to be there, it puts there. */
export class Person {
  readonly request: APIRequestContext
  readonly token: string
  readonly id: number
  readonly companyId: number

  private constructor(request: APIRequestContext, token: string, id: number, companyId: number) {
    this.request = request
    this.token = token
    this.id = id
    this.companyId = companyId
  }

  static async signIn(request: APIRequestContext, username: string, scope: Scope = 'partner') {
    const url = `${portalUrl()}/v2`
    const answer = await request.post(`${url}/personal-access-token`, { data: { username, password, scope } })
    const { access_token } = (await answer.json()).data
    const me = await request.get(`${url}/user`, { headers: { authorization: `Bearer ${access_token}` } })
    const { id, company_id } = (await me.json()).data
    return new Person(request, access_token, id, company_id)
  }

  ask(method: Method, path: string, body: { data?: unknown; multipart?: Record<string, string | File> } = {}) {
    const headers = { authorization: `Bearer ${this.token}` }
    return this.request.fetch(`${portalUrl()}/v2${path}`, { method, headers, ...body })
  }

  async call<T>(method: Method, path: string, data?: unknown): Promise<T> {
    const answer = await this.ask(method, path, { data })
    expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true)
    return answer.status() === 204 ? (undefined as T) : (await answer.json()).data
  }

  find(name: string, companyId = this.companyId) {
    const search = new URLSearchParams({ 'search[name]': name, page_size: '10' })
    return this.call<Project[]>('GET', `/companies/${companyId}/residences?${search}`).then((rows) => {
      const found = rows.find((row) => row.name === name)
      if (!found) throw new Error(`no project ${name}`)
      return found
    })
  }

  create(name: string, more: { type?: string; email?: string; companyId?: number } = {}) {
    const { type = 'HOUSE', email, companyId = this.companyId } = more
    const address = {
      street_number: '8',
      street_name: 'Rue du Port',
      extra_infos: null,
      zip_code: '80000',
      city: 'Amiens',
    }
    return this.call<Project>('POST', `/companies/${companyId}/residences`, {
      type,
      name,
      contract_number: null,
      contact_information: { addresses: [{ ...address, country_code: 'FR' }], emails: email ? [{ email }] : [] },
    })
  }

  async upload(project: Project, file: File, fields: Record<string, string> = {}) {
    const answer = await this.ask('POST', `/residences/${project.id}/documents`, { multipart: { ...fields, file } })
    expect(answer.ok(), await answer.text()).toBe(true)
    return (await answer.json()).data as { id: number; name: string; folder_id: number | null }
  }
}

const registerAs = async (request: APIRequestContext, username: string, invitation: { invitation_token?: string }) => {
  const data = { username, password, first_name: 'Camille', last_name: 'Essai', cgu: true, ...invitation }
  const answer = await request.post(`${portalUrl()}/v2/users`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Registers someone of whom nothing else knows, a resident without a home. */
export const register = async (request: APIRequestContext) => {
  const username = uniqueAddress()
  await registerAs(request, username, {})
  return username
}

type Place = { companyId?: number; role?: CompanyRole }

/** A colleague of whom nothing else knows: what they change of themselves, such as their language, is seen by no other test. */
export const hire = async (request: APIRequestContext, employer: Person, place: Place = {}) => {
  const { companyId = employer.companyId, role = 'COMPANY_MEMBER' } = place
  const email = uniqueAddress()
  await employer.call('POST', `/companies/${companyId}/users`, { email, role })
  const [, invitation_token = ''] = /invitation#token=([\w-]+)/.exec((await mailTo(email)).text ?? '') ?? []
  await registerAs(request, email, { invitation_token })
  return Person.signIn(request, email)
}

/** Whoever administers a company of which nothing else knows: what they set there, and what they are told, is theirs alone. */
export const foundCompany = async (request: APIRequestContext, type: CompanyType) => {
  const administrator = await Person.signIn(request, 'admin@logis.example')
  const made = { name: unique('Société'), type }
  const { id } = await administrator.call<{ id: number }>('POST', '/admin/companies', made)
  return hire(request, administrator, { companyId: id, role: 'COMPANY_ADMIN' })
}

/** Opens the portal as someone who is signed in already; the sign-in page has tests of its own. */
export const enter = async (page: Page, person: Person, path: string) => {
  await page.addInitScript((access_token) => {
    // Not in the frame of a mail, which has no storage; once for each tab: a test that signs out stays signed out.
    if (self !== top || sessionStorage.getItem('entered')) return
    sessionStorage.setItem('entered', 'yes')
    const kept = { access_token, expires_at: Date.now() + 3_600_000 }
    localStorage.setItem('logis.token', JSON.stringify(kept))
  }, person.token)
  await page.goto(path)
}

/** Until a list has said how many rows it has: what adds one stands beside its title, or within the list if it is empty. */
export const listed = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^(aucune?|\d+)\s/ })).toBeVisible()

export const projectPath = (project: Project) => `/project/${project.company.id}/${project.id}`

/** A card of the project page. */
export const card = (page: Page, title: string) => page.getByRole('region', { name: new RegExp(`^${title}`) })

/** Scrolls to a part of a page whose parts may still be arriving: what stood there may be drawn anew meanwhile. */
export const scrollTo = (part: Locator) => expect(() => part.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass()

/** Drops files from the computer onto a place of the page, as a hand would. */
export const drop = async (page: Page, target: Locator, list: File[]) => {
  const data = await page.evaluateHandle(
    (items) => {
      const transfer = new DataTransfer()
      for (const { name, type, bytes } of items) transfer.items.add(new File([new Uint8Array(bytes)], name, { type }))
      return transfer
    },
    list.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, bytes: [...buffer] })),
  )
  for (const event of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(event, { dataTransfer: data })
}

/** A button that is off can still be reached, and says why. */
export const expectOff = (button: Locator) => expect(button).toHaveAttribute('aria-disabled', 'true')
export const expectOn = (button: Locator) => expect(button).not.toHaveAttribute('aria-disabled', 'true')
