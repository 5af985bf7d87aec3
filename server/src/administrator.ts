// npm run administrator -- mail@example [--locale en-UK]: makes the person an administrator of the portal, the first one
// of a new installation among them, prints a link that sets their password, once, and mails it to them.
import { parseArgs } from 'node:util'
import { languageOf, locales } from '@logis/contract/locale'
import { email } from '@logis/contract/http'
import { appoint, invite, type Closed } from './accounts/administrators/rules.ts'
import { tellOfDatabase } from '#platform/cannotStart.ts'
import { db, pool } from '#platform/db.ts'
import { pendingMigrations } from '#platform/migrate.ts'

const texts = {
  fr: {
    usage: 'Usage : npm run administrator -- mail@example [--locale fr-FR|en-UK]',
    migrations: 'La base de données n’est pas à jour : lancez d’abord npm run migrate.',
    DISABLED: 'Ce compte est désactivé : il ne peut pas administrer le portail.',
    NO_ADDRESS: 'Ce compte n’a plus d’adresse e-mail.',
    TAKEN: 'Cette adresse est celle d’un compte qui se connecte avec un autre identifiant.',
    made: (address: string) => `${address} administre le portail. Ce lien choisit son mot de passe, une fois :`,
    life: (hours: number) =>
      `Il est valable ${hours} heures. Qui le suit entre : ne le transmettez qu’à cette personne.`,
    mailed: 'Il lui est aussi envoyé par e-mail.',
    notMailed: (reason: string) => `L’e-mail n’a pas pu partir (${reason}) : transmettez-lui ce lien.`,
  },
  en: {
    usage: 'Usage: npm run administrator -- mail@example [--locale fr-FR|en-UK]',
    migrations: 'The database is not up to date: run npm run migrate first.',
    DISABLED: 'This account is disabled: it cannot administer the portal.',
    NO_ADDRESS: 'This account has no email address any more.',
    TAKEN: 'This address belongs to an account that signs in by another name.',
    made: (address: string) => `${address} administers the portal. This link chooses their password, once:`,
    life: (hours: number) => `It is valid for ${hours} hours. Whoever follows it enters: give it to this person alone.`,
    mailed: 'It is also mailed to them.',
    notMailed: (reason: string) => `The mail could not leave (${reason}): give them this link.`,
  },
} satisfies Record<string, Record<Closed, string> & Record<string, unknown>>

const read = () => {
  try {
    const { values, positionals } = parseArgs({ options: { locale: { type: 'string' } }, allowPositionals: true })
    const locale = locales.find((known) => known === (values.locale ?? 'fr-FR'))
    const address = positionals.length === 1 ? email.safeParse(positionals[0]).data : undefined
    return locale && address ? { locale, address } : null
  } catch {
    return null
  }
}

const run = async (): Promise<number> => {
  const asked = read()
  if (!asked) {
    console.error(`${texts.fr.usage}\n${texts.en.usage}`)
    return 1
  }
  const told = texts[languageOf(asked.locale)]
  if ((await pendingMigrations(db)).length > 0) {
    console.error(told.migrations)
    return 1
  }
  const appointed = await appoint(asked.address, asked.locale)
  if ('closed' in appointed) {
    console.error(told[appointed.closed])
    return 1
  }
  const { link, hours } = appointed
  console.log(`${told.made(asked.address)}\n\n  ${link.url}\n\n${told.life(hours)}`)
  const reason = await invite(appointed)
  console.log(reason === null ? told.mailed : told.notMailed(reason))
  return 0
}

tellOfDatabase()
process.exitCode = await run()
await pool.end()
