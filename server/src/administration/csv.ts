import type { AdministrationEntry } from '@logis/contract/administration'
import type { AdministrationModel } from '@logis/contract/administration.rules'
import type { ActivityAction } from '@logis/contract/feed.rules'
import type { CsvColumn, Language } from '#platform/csv.ts'

const actions: Record<ActivityAction, Record<Language, string>> = {
  CREATED: { fr: 'Ajout', en: 'Added' },
  UPDATED: { fr: 'Modification', en: 'Changed' },
  DELETED: { fr: 'Suppression', en: 'Deleted' },
}
const models: Record<AdministrationModel, Record<Language, string>> = {
  Trade: { fr: 'Métier', en: 'Trade' },
  Manufacturer: { fr: 'Fabricant', en: 'Manufacturer' },
  ProductLabel: { fr: 'Label de produit', en: 'Product label' },
  ProductClass: { fr: 'Classe de produits', en: 'Product class' },
  Channel: { fr: 'Communication', en: 'Communication' },
  EnergyRequest: { fr: 'Demande Enedis', en: 'Enedis request' },
  EnergySubscription: { fr: 'Raccordement d’énergie', en: 'Energy connection' },
  EnergyUtility: { fr: 'Fournisseur d’énergie', en: 'Energy utility' },
  PurchaseOrder: { fr: 'Bon de commande', en: 'Purchase order' },
  Invoice: { fr: 'Facture', en: 'Invoice' },
  Note: { fr: 'Note', en: 'Note' },
  Residence: { fr: 'Projet', en: 'Project' },
  Product: { fr: 'Produit', en: 'Product' },
  ProductRequest: { fr: 'Demande d’ajout', en: 'Catalogue request' },
  Company: { fr: 'Société', en: 'Company' },
  User: { fr: 'Utilisateur', en: 'User' },
}

const time = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Paris' })
const nameOf = (person: AdministrationEntry['actor'] | null) => person && (person.name ?? `#${person.id}`)
/** `from → to`, by the names that the attributes have in the feed. */
const changed = ({ changes }: AdministrationEntry) =>
  changes
    .map(({ attribute_name, old_value, value }) => `${attribute_name}: ${old_value ?? ''} → ${value ?? ''}`)
    .join(' | ')

/** What the export of the administrators' feed tells of each act. */
export const entryCsv: readonly CsvColumn<AdministrationEntry>[] = [
  { fr: 'Date', en: 'Date', cell: ({ created_at }) => time.format(new Date(created_at)) },
  { fr: 'Auteur', en: 'Author', cell: ({ actor }) => nameOf(actor) },
  { fr: 'Action', en: 'Action', cell: ({ action }, language) => actions[action][language] },
  { fr: 'Objet', en: 'Object', cell: ({ model_name }, language) => models[model_name][language] },
  { fr: 'Identifiant', en: 'Id', cell: ({ model_id }) => model_id },
  { fr: 'Nom', en: 'Name', cell: ({ name }) => name },
  { fr: 'Changements', en: 'Changes', cell: changed },
  { fr: 'Opération', en: 'Operation', cell: ({ operation }) => operation },
  { fr: 'Requête', en: 'Request', cell: ({ request_id }) => request_id },
]
