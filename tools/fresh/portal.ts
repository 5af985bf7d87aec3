import { randomUUID } from 'node:crypto'

const demoAccount = { username: 'karim@renovest.example', password: 'Logement2026', scope: 'partner' }

const open = async (url: string, init?: RequestInit) => {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(30_000) })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return answer
}

/** The page and the scripts that it names. */
export const loadPage = async (address: string) => {
  const page = await (await open(address)).text()
  const scripts = [...page.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, src = '']) => src)
  if (scripts.length === 0) throw new Error(`The page of ${address} names no script`)
  for (const script of scripts) {
    const { headers } = await open(String(new URL(script, address)))
    if (!headers.get('content-type')?.includes('javascript')) throw new Error(`${script} is no script`)
  }
}

/** Signs a demo account in; gives what it does with its projects. */
export const signIn = async (address: string) => {
  const ask = async (path: string, body?: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    return ((await (await open(`${address}/v2${path}`, init)).json()) as { data: never }).data
  }
  const { access_token: token }: { access_token: string } = await ask('/personal-access-token', demoAccount)
  const { company_id }: { company_id: number } = await ask('/user', undefined, token)
  const list = `/companies/${company_id}/residences`
  return {
    projects: async () => {
      const rows: { name: string }[] = await ask(list, undefined, token)
      return rows.map(({ name }) => name)
    },
    create: async () => {
      const name = `Maison ${randomUUID()}`
      const addresses = [{ street_number: '8', street_name: 'Rue du Port', zip_code: '80000', city: 'Amiens' }]
      const contact_information = { addresses, emails: [{ email: 'camille@foyer.example' }] }
      await ask(list, { type: 'HOUSE', name, contact_information }, token)
      return name
    },
  }
}
