import type { AdministrationEntry } from '@logis/contract/administration'
import { sidesOf, type AdministrationModel } from '@logis/contract/administration.rules'
import { words } from '@logis/contract/administration.words'
import { secondCell, type CsvColumn, type Language } from '#platform/csv.ts'

const nameOf = (person: AdministrationEntry['actor'] | null) => person && (person.name ?? `#${person.id}`)

/** What a closed list of texts calls a code; the code itself where it is none of theirs. */
const called = (texts: Readonly<Record<string, string>>, code: string) =>
  Object.hasOwn(texts, code) ? texts[code]! : code

/** What the codes of an attribute are called; a state is called as its noun calls it. */
const namesOf = (
  model: AdministrationModel,
  attribute: string,
  language: Language,
): Readonly<Record<string, string>> => {
  const { states, codes, products, companies } = words[language]
  if (attribute === 'status') return states[model as keyof typeof states] ?? states.EnergyRequest
  if (attribute === 'type') return { ...products, ...companies }
  return codes[attribute as keyof typeof codes] ?? {}
}

/** A value as people read it; days as spreadsheets sort them. */
const shown = (model: AdministrationModel, attribute: string, value: string | null, language: Language) => {
  const { nothing, yes, no, sent, codes } = words[language]
  if (value === null || value === '') return nothing
  if (attribute === 'password_reset') return sent
  if (value === 'true' || value === 'false') return value === 'true' ? yes : no
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value)) return secondCell(value)
  const each = (role: string) => called(codes.global_roles, role)
  if (attribute === 'global_roles') return value.split(', ').map(each).join(', ')
  if (attribute === 'subscription') return value.replace(/^[A-Z0-9_]+/, (code) => called(codes.subscription, code))
  return called(namesOf(model, attribute, language), value)
}

const colon: Record<Language, string> = { fr: '\u00a0: ', en: ': ' }
/** What was changed, from what to what, in the words of the screen. */
const changed = ({ action, model_name, changes }: AdministrationEntry, language: Language) =>
  changes
    .map((change) => {
      const { attribute_name: name, old_value, value } = change
      const { before, after } = sidesOf(action, change)
      const told = [...(before ? [old_value] : []), ...(after ? [value] : [])]
      const said = told.map((one) => shown(model_name, name, one, language)).join(' → ')
      return `${called(words[language].attributes, name)}${colon[language]}${said}`
    })
    .join(' | ')

/** What the export of the administrators' feed tells of each act. */
export const entryCsv: readonly CsvColumn<AdministrationEntry>[] = [
  { fr: 'Date', en: 'Date', cell: ({ created_at }) => secondCell(created_at) },
  { fr: 'Auteur', en: 'Author', cell: ({ actor }) => nameOf(actor) },
  { fr: 'Action', en: 'Action', cell: ({ action }, language) => words[language].actions[action] },
  { fr: 'Objet', en: 'Object', cell: ({ model_name }, language) => words[language].models[model_name] },
  { fr: 'Identifiant', en: 'Id', cell: ({ model_id }) => model_id },
  { fr: 'Nom', en: 'Name', cell: ({ name }) => name },
  { fr: 'Changements', en: 'Changes', cell: changed },
  { fr: 'Opération', en: 'Operation', cell: ({ operation }) => operation },
  { fr: 'Requête', en: 'Request', cell: ({ request_id }) => request_id },
]
