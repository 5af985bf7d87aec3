/** What a stranger reads who comes to activate a home, or by an invitation. */
export const arrival = {
  step: { account: 'Étape 1 sur 2 : votre compte', code: 'Étape 2 sur 2 : votre code' },
  account: {
    title: 'Activez votre logement',
    intro: 'Créez d’abord votre compte ; votre code vous sera demandé juste après.',
    kept: 'Votre code est conservé :',
    signIn: 'J’ai déjà un compte',
  },
  invitation: {
    OWNER: {
      title: 'Activez votre logement',
      text: '{{company}} vous ouvre le carnet numérique de « {{home}} » : tous ses documents au même endroit.',
    },
    TENANT: {
      title: 'Bienvenue dans votre logement',
      text: '{{company}} vous ouvre l’espace de « {{home}} » : tous ses documents au même endroit.',
    },
    BUYER: {
      title: 'Le carnet de votre futur logement',
      text: 'Le vendeur de « {{home}} » vous cède son carnet numérique : il sera le vôtre le jour de l’acte.',
    },
    STAFF: {
      title: 'Rejoignez {{company}}',
      text: '{{company}} vous invite à travailler sur le portail partenaire.',
    },
    renewed:
      'Le code de cet e-mail a été remplacé et n’ouvre plus rien. Demandez une nouvelle invitation à {{company}}.',
    known: 'Vous avez déjà un compte : connectez-vous pour continuer.',
    otherAccount: 'J’ai un compte avec une autre adresse',
    other: 'Vous êtes connecté avec {{username}}, mais l’invitation a été envoyée à {{email}}.',
    goOn: 'Continuer',
    goOnAs: 'Continuer avec {{username}}',
    changeAccount: 'Changer de compte',
    over: {
      title: 'Cette invitation n’est plus valide',
      text: 'Le lien a expiré, il a déjà servi, ou l’invitation a été retirée.',
      what: 'Si vous avez déjà créé votre compte, connectez-vous. Sinon, saisissez le code de votre logement, ou demandez une nouvelle invitation à l’entreprise qui vous l’a envoyée.',
      colleague: 'Votre compte existe ? Connectez-vous. Sinon, demandez une nouvelle invitation à la société.',
      code: 'Saisir mon code',
      signIn: 'J’ai déjà un compte',
    },
  },
}
