export const fr = {
  none: 'Aucune étude thermique',
  download: 'Télécharger {{name}}',
  noFile: 'Fichier indisponible',
  automatic: 'Import automatique',
  manual: 'Ajout manuel',
  addedOn: 'le {{date}}',
}
