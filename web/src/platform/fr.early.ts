/** What is said of a page that could not be drawn, perhaps because its texts have not come. */
export const early = {
  failure: {
    title: 'Cette page n’a pas pu s’afficher',
    text: 'Une erreur inattendue est survenue. Rechargez la page ; si le problème persiste, transmettez la référence au support.',
    notFetched: 'La connexion s’est interrompue pendant le chargement. Vérifiez-la, puis réessayez.',
    saved: 'Ce que vous aviez enregistré est conservé.',
    reload: 'Recharger',
    home: 'Revenir à l’accueil',
    reference: 'Référence : {{reference}}',
  },
}
