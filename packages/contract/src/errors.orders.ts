/** Of the purchase orders and the invoices of a home. */
export const refusals = {
  PURCHASE_ORDER_NOT_FOUND: {
    status: 404,
    fr: 'Aucun bon de commande n’a été trouvé.',
    en: 'No purchase order was found.',
  },
  PURCHASE_ORDER_EXISTS: {
    status: 409,
    fr: 'Un bon de commande porte déjà ce numéro.',
    en: 'A purchase order already has this number.',
  },
  INVOICE_NOT_FOUND: { status: 404, fr: 'Cette facture est introuvable.', en: 'This invoice could not be found.' },
  INVOICE_ALREADY_EXISTS: { status: 409, fr: 'La facture existe déjà.', en: 'The invoice already exists.' },
} as const
