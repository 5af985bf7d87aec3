/** What the sign-in page says. */
export const entrance = {
  login: {
    partner: 'Portail partenaire',
    resident: 'Mon logement',
    username: 'Identifiant (adresse e-mail)',
    password: 'Mot de passe',
    submit: 'Se connecter',
    passkey: 'Utiliser une clé d’accès',
    lost: 'Mot de passe oublié ?',
    tokenInvalid: 'Votre connexion n’est plus valide, veuillez vous reconnecter.',
    wanted: 'Vous serez ramené à : {{page}}.',
    pages: {
      company: 'l’accueil de votre société',
      projects: 'Mes projets',
      project: 'la page du projet',
      account: 'Mon compte',
      logement: 'votre logement',
      activation: 'l’activation de votre logement',
    },
    refused:
      'Identifiant ou mot de passe incorrect. Après plusieurs échecs, patientez 15 minutes ou réinitialisez votre mot de passe.',
    wrongDoor: {
      partner: 'Ce compte n’appartient à aucune société partenaire.',
      resident: 'Ce compte n’est pas celui d’un habitant.',
    },
    toActivation: 'Pas encore de compte ? Activez votre logement avec votre code',
    to: {
      resident: 'Vous habitez le logement ? Accédez à Mon logement',
      partner: 'Vous êtes un professionnel ? Accédez au portail partenaire',
    },
  },
}
