/** French texts of manufacturers, under `manufacturers.` in the translation resource. */
export const fr = {
  title: 'Fabricants',
  count_zero: 'aucun fabricant',
  count_one: '{{count, number}} fabricant',
  count_other: '{{count, number}} fabricants',
  empty: 'Ajoutez les fabricants dont le catalogue propose les produits.',
  textHint: 'Nom',
  field: { name: 'Nom', products: 'Produits', actions: 'Actions' },
  row: { menu: 'Actions sur le fabricant {{name}}' },
  create: {
    open: 'Nouveau fabricant',
    title: 'Créer un fabricant',
    submit: 'Créer le fabricant',
    done: 'Le fabricant « {{name}} » a été créé.',
  },
  edit: { title: 'Renommer le fabricant', done: 'Le fabricant a été renommé.' },
  remove: {
    title: 'Supprimer le fabricant',
    text: 'Le fabricant « {{name}} » n’a aucun produit. Il sera supprimé définitivement.',
    done: 'Le fabricant « {{name}} » a été supprimé.',
  },
}
