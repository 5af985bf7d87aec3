export const fr = {
  apply: {
    title: 'Appliquer un modèle',
    submit: 'Appliquer',
    help: 'Les dossiers du modèle seront ajoutés là où ils manquent. Rien n’est supprimé ni ajouté deux fois.',
    projects_one: 'Au projet « {{name}} ».',
    projects_other: 'Aux {{count, number}} projets sélectionnés.',
    template: 'Modèle',
    choose: 'Choisissez un modèle',
    byDefault: '{{name}} (par défaut)',
    none: 'Votre société n’a pas encore de modèle.',
    noMatch: 'Aucun modèle ne porte ce nom',
  },
  applied_one: 'Le modèle a été appliqué à {{names}}.',
  applied_other: 'Le modèle a été appliqué à {{count, number}} projets : {{names}}.',
  appliedMany: 'Le modèle a été appliqué à {{count, number}} projets : {{names}} et {{more, number}} autres.',
  none: 'Le modèle n’a rien pu ajouter à ce projet.',
  missed: {
    title_one: '{{count, number}} projet n’a pas été mis à jour',
    title_other: '{{count, number}} projets n’ont pas été mis à jour',
    text: 'Ils ne disposent pas de la prestation nécessaire ou ne vous sont pas accessibles.',
  },
}
