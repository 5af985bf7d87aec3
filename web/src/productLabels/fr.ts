/** French texts of the labels of products, under `productLabels.` in the translation resource. */
export const fr = {
  title: 'Labels des produits',
  count_zero: 'aucun label',
  count_one: '{{count, number}} label',
  count_other: '{{count, number}} labels',
  empty: 'Ajoutez les labels et certifications que portent les produits du catalogue.',
  textHint: 'Nom ou code',
  field: {
    products: 'Produits',
    actions: 'Actions',
  },
  row: { menu: 'Actions sur le label {{name}}' },
  create: {
    open: 'Nouveau label',
    title: 'Créer un label',
    submit: 'Créer le label',
    done: 'Le label « {{name}} » a été créé.',
  },
  edit: { title: 'Modifier le label', done: 'Le label a été enregistré.' },
  remove: {
    title: 'Supprimer le label',
    text: 'Aucun produit ne porte le label « {{name}} ». Il sera supprimé définitivement.',
    done: 'Le label « {{name}} » a été supprimé.',
  },
}
