import { languageOf, type Locale } from '@logis/contract/locale'
import type { Tx } from '#platform/db.ts'
import { longDay, numbers } from '#platform/formats.ts'
import type { Message } from '#platform/mail/layout.ts'
import type { LoggedMail, MailTemplate } from '#platform/mail/outbox.ts'
import { portalUrl } from '#platform/portal.ts'
import { isStaff } from '#platform/worksFor.ts'
import { companyNews, homeNews } from './rules.ts'
import type { Counted, HomeWeek } from './sql.ts'

const fr = {
  hello: 'Bonjour,',
  more: (count: number) => `et ${numbers.fr(count)} de plus`,
  company: {
    subject: (name: string, day: string) => `${name} : votre semaine du ${day}`,
    preheader: 'Logements créés, activés, et ceux qui attendent encore.',
    title: 'Votre semaine',
    intro: (day: string) => `Semaine du ${day} :`,
    added: (count: number) => (count === 1 ? '1 logement créé' : `${numbers.fr(count)} logements créés`),
    activated: (count: number) => (count === 1 ? '1 logement activé' : `${numbers.fr(count)} logements activés`),
    bounced: (count: number) =>
      count === 1
        ? '1 logement dont un message n’est pas arrivé'
        : `${numbers.fr(count)} logements dont un message n’est pas arrivé`,
    waiting: (count: number) =>
      count === 1
        ? '1 logement invité attend encore son propriétaire.'
        : `${numbers.fr(count)} logements invités attendent encore leur propriétaire.`,
    button: 'Ouvrir mes projets',
  },
  home: {
    subject: (day: string) => `Votre logement : semaine du ${day}`,
    preheader: 'Ce qui est nouveau dans le carnet de votre logement.',
    title: 'Du nouveau dans votre logement',
    intro: (day: string) => `Semaine du ${day} :`,
    documents: (count: number) => (count === 1 ? '1 document ajouté' : `${numbers.fr(count)} documents ajoutés`),
    interventions: (count: number) =>
      count === 1 ? '1 intervention terminée' : `${numbers.fr(count)} interventions terminées`,
    answers: (count: number) =>
      count === 1 ? '1 réponse à vos messages' : `${numbers.fr(count)} réponses à vos messages`,
    due: (count: number) =>
      count === 1 ? '1 entretien à prévoir ce mois-ci' : `${numbers.fr(count)} entretiens à prévoir ce mois-ci`,
    note: 'Vous recevez ce bilan parce que vous l’avez demandé ; ce réglage se trouve dans votre compte.',
    button: 'Ouvrir mon logement',
  },
}
const en: typeof fr = {
  hello: 'Hello,',
  more: (count) => `and ${numbers.en(count)} more`,
  company: {
    subject: (name, day) => `${name}: your week of ${day}`,
    preheader: 'Homes created, activated, and those that still wait.',
    title: 'Your week',
    intro: (day) => `Week of ${day}:`,
    added: (count) => (count === 1 ? '1 home created' : `${numbers.en(count)} homes created`),
    activated: (count) => (count === 1 ? '1 home activated' : `${numbers.en(count)} homes activated`),
    bounced: (count) =>
      count === 1
        ? '1 home with a message that did not arrive'
        : `${numbers.en(count)} homes with a message that did not arrive`,
    waiting: (count) =>
      count === 1
        ? '1 invited home still waits for its owner.'
        : `${numbers.en(count)} invited homes still wait for their owners.`,
    button: 'Open my projects',
  },
  home: {
    subject: (day) => `Your home: week of ${day}`,
    preheader: 'What is new in the booklet of your home.',
    title: 'News of your home',
    intro: (day) => `Week of ${day}:`,
    documents: (count) => (count === 1 ? '1 document added' : `${numbers.en(count)} documents added`),
    interventions: (count) => (count === 1 ? '1 intervention finished' : `${numbers.en(count)} interventions finished`),
    answers: (count) => (count === 1 ? '1 answer to your messages' : `${numbers.en(count)} answers to your messages`),
    due: (count) =>
      count === 1
        ? '1 maintenance task to plan this month'
        : `${numbers.en(count)} maintenance tasks to plan this month`,
    note: 'You receive this report because you asked for it; the setting is in your account.',
    button: 'Open my home',
  },
}
const texts = { fr, en }
const textsFor = (locale: Locale) => texts[languageOf(locale)]

const colon = (locale: Locale) => (languageOf(locale) === 'fr' ? '\u00a0: ' : ': ')

/** `3 logements activés : Maison A, Maison B et 1 de plus`; nothing of none. */
const lineOf = (locale: Locale, title: (count: number) => string, { count, names }: Counted): string[] => {
  if (count === 0) return []
  const rest = count - names.length
  const list = names.join(', ') + (rest > 0 ? ` ${textsFor(locale).more(rest)}` : '')
  return [title(count) + colon(locale) + list]
}

/** Not sent to whoever left the company before the mail did. */
const composeCompany = async (tx: Tx, mail: LoggedMail): Promise<Message | null> => {
  const { company_id, locale, facts, recipient_user_id } = mail
  const week = facts['week'] ?? ''
  if (company_id === null || !(await isStaff(tx, recipient_user_id, company_id))) return null
  const told = await companyNews(tx, company_id, week)
  if (!told) return null
  const { hello, company: own } = textsFor(locale)
  const lines = [
    ...lineOf(locale, own.activated, told.activated),
    ...lineOf(locale, own.added, told.added),
    ...lineOf(locale, own.bounced, told.bounced),
  ]
  const day = longDay(week, locale)
  return {
    subject: own.subject(told.name, day),
    preheader: own.preheader,
    title: own.title,
    paragraphs: [hello, own.intro(day), lines.join('\n'), ...(told.waiting > 0 ? [own.waiting(told.waiting)] : [])],
    button: { label: own.button, url: portalUrl(`/projects/${company_id}`) },
  }
}

const homeLines = (locale: Locale, { name, documents, interventions, answers, due }: HomeWeek): string => {
  const { home: own } = textsFor(locale)
  return [
    name,
    ...lineOf(locale, own.documents, documents),
    ...(interventions > 0 ? [own.interventions(interventions)] : []),
    ...(answers > 0 ? [own.answers(answers)] : []),
    ...(due > 0 ? [own.due(due)] : []),
  ].join('\n')
}

const composeHome = async (tx: Tx, { recipient_user_id, locale, facts }: LoggedMail): Promise<Message | null> => {
  const week = facts['week'] ?? ''
  const homes = recipient_user_id === null ? [] : await homeNews(tx, recipient_user_id, week)
  const [first] = homes
  if (!first) return null
  const { hello, home: own } = textsFor(locale)
  const day = longDay(week, locale)
  return {
    subject: own.subject(day),
    preheader: own.preheader,
    title: own.title,
    paragraphs: [hello, own.intro(day), ...homes.map((home) => homeLines(locale, home))],
    button: { label: own.button, url: portalUrl(homes.length === 1 ? `/logement/${first.id}` : '/logement') },
    notes: [own.note],
  }
}

export const reportMails: MailTemplate[] = [
  { code: 'WEEKLY_REPORT', compose: composeCompany },
  { code: 'HOME_REPORT', compose: composeHome },
]
