/** French texts of an engineering office's home page, under `offices.` in the translation resource. */
export const fr = {
  figures: {
    failed: 'Ces chiffres n’ont pas pu être chargés.',
    studies: 'Études importées',
    automatic_zero: 'toutes déposées à la main',
    automatic_one: 'dont {{count, number}} par votre logiciel',
    automatic_other: 'dont {{count, number}} par votre logiciel',
    clients: 'Sociétés clientes',
    labels: 'Compositions de parois',
    labelsWhy: 'enregistrées pour vos études',
    readable: 'Projets à lire',
    readableWhy: 'les vôtres et ceux que l’on partage avec vous',
  },
  clients: {
    title: 'Sociétés qui travaillent avec vos études',
    count_zero: 'aucune société',
    count_one: '{{count, number}} société',
    count_other: '{{count, number}} sociétés',
    hint: 'Nom de la société',
    none: 'Vos clients apparaîtront ici dès qu’une étude qui nomme votre bureau sera importée dans un de leurs projets.',
    shared: 'Partagés',
    sharedBy: 'Projets partagés par {{name}}',
    notShared: 'Non partagés',
    field: {
      name: 'Société',
      studies: 'Études',
      labels: 'Compositions',
      last_study_at: 'Dernière étude',
      is_shared: 'Projets',
    },
  },
}
