import { Resolver } from 'node:dns/promises'
import { settings } from './config.ts'

/** Nothing stands there: that is an answer. */
const absences = ['ENOTFOUND', 'ENODATA']

/** The texts that a name has in the DNS, by the servers of the settings or the machine's own; null when none answers. */
export const findTexts = async (name: string): Promise<string[] | null> => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  if (settings.DNS_SERVERS.length > 0) resolver.setServers(settings.DNS_SERVERS)
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    const { code = '' } = error as { code?: string }
    return absences.includes(code) ? [] : null
  }
}
