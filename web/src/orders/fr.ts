/** French texts of what administrators follow of a home, under `orders.` in the translation resource. */
export const fr = {
  title: 'Suivi administratif',
  cancelled: 'Ce projet est annulé : son suivi se lit sans se modifier.',
  field: {
    number: 'Numéro',
    date: 'Date',
    amount: 'Montant en euros',
    order: 'Bon de commande',
  },
  orders: {
    title: 'Bons de commande',
    empty: 'Aucun bon de commande.',
    add: 'Ajouter un bon de commande',
    create: 'Nouveau bon de commande',
    done: 'Le bon de commande {{number}} est enregistré.',
    status: { OPEN: 'À facturer', INVOICED: 'Facturé' },
  },
  invoices: {
    title: 'Factures',
    empty: 'Aucune facture.',
    add: 'Ajouter une facture',
    create: 'Nouvelle facture',
    done: 'La facture {{number}} est enregistrée.',
    status: { ISSUED: 'Émise', PAID: 'Payée', CANCELLED: 'Annulée' },
    statusOf: 'État de la facture {{number}}',
    statusDone: 'L’état de la facture {{number}} est enregistré.',
  },
  states: {
    title: 'États du projet',
    empty: 'Aucun état n’est encore enregistré.',
    nobody: 'Automatique',
    names: {
      CREATED: 'Créé',
      CREDENTIALS_SENT: 'Identifiants envoyés',
      ACTIVATED: 'Activé',
      CANCELLED: 'Annulé',
      RESTORED: 'Rétabli',
    },
  },
}
