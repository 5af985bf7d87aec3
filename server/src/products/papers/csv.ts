import {
  catalogueListFields,
  catalogueListHeadings,
  type CatalogueListField,
} from '@logis/contract/products.catalogue.rules'
import type { CsvColumn } from '#platform/csv.ts'
import type { Names } from '#platform/sheets/rules.ts'

/** A line of the list that an archive of documents brings along: the product, the document, and where its file is. */
export type ListedPaper = Partial<Record<CatalogueListField, string>>

/** What the columns are called elsewhere, beside our own headings. */
const otherNames: Partial<Record<CatalogueListField, readonly string[]>> = {
  product_id: ['Identifiant', 'Id'],
  manufacturer: ['Nom du fabricant', 'Marque', 'Maker', 'Brand'],
  name: ['Nom du produit', 'Désignation', 'Modèle', 'Product name', 'Model', 'Nom', 'Name'],
  reference: ['Réf', 'Référence fabricant'],
  document: ['Nom du document', 'Titre', 'Document name', 'Title'],
  file: ['Chemin', 'Nom du fichier', 'Path', 'File name'],
}
export const listNames = Object.fromEntries(
  catalogueListFields.map((field) => {
    const { fr, en } = catalogueListHeadings[field]
    return [field, [fr, en, ...(otherNames[field] ?? [])]]
  }),
) as unknown as Names<CatalogueListField>

export const listCsv: CsvColumn<ListedPaper>[] = catalogueListFields.map((field) => ({
  ...catalogueListHeadings[field],
  cell: (paper) => paper[field] ?? '',
}))
