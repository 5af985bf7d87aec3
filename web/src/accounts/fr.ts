import { arrival } from './fr.arrival.ts'
import { entrance } from './fr.entrance.ts'
import { fr as security } from './security/fr.ts'

export const fr = {
  ...entrance,
  ...arrival,
  ...security,
  terms: {
    title: 'Conditions d’utilisation',
    toAccept: 'Lisez et acceptez les conditions d’utilisation pour accéder à votre logement.',
    accept: 'J’accepte les conditions',
    failed: 'Votre accord n’a pas été enregistré',
  },
  lost: {
    title: 'Réinitialiser mon mot de passe',
    email: 'Adresse e-mail',
    help: 'Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    submit: 'Recevoir le lien',
    sent: 'Si un compte existe pour cette adresse, un e-mail vient de vous être envoyé.',
  },
  reset: {
    title: 'Choisir un nouveau mot de passe',
    invalid:
      'Ce lien n’est plus valide : il a déjà servi ou il a expiré. Demandez-en un nouveau depuis la page de connexion.',
    toLogin: 'Revenir à la page de connexion',
    failed: 'Le mot de passe n’a pas été enregistré',
    submit: 'Enregistrer le mot de passe',
  },
  account: {
    title: 'Mon compte',
    signedInAs: 'Connecté avec {{username}}',
  },
  email: {
    title: 'Adresse e-mail',
    current: 'Votre adresse, avec laquelle vous vous connectez : {{email}}',
    unproven:
      'Cette adresse n’est pas confirmée : qui la confirme en premier en devient le titulaire. Suivez le lien que vous avez reçu.',
    resend: 'Renvoyer le lien',
    resent: 'Le lien de confirmation vient de vous être renvoyé.',
    new: 'Nouvelle adresse e-mail',
    password: 'Votre mot de passe',
    help: 'Un lien de confirmation sera envoyé à la nouvelle adresse. L’actuelle en sera avertie.',
    waits: 'L’adresse {{email}} remplacera la vôtre dès que vous aurez suivi le lien reçu à cette adresse.',
    sent: 'Un lien de confirmation a été envoyé à {{email}}.',
    submit: 'Changer d’adresse',
    failed: 'L’adresse n’a pas été changée',
  },
  validation: {
    title: 'Confirmer votre adresse',
    ask: 'Confirmez que vous avez bien demandé à utiliser cette adresse e-mail sur Logis.',
    confirm: 'Confirmer mon adresse',
    done: 'Votre adresse e-mail est confirmée. C’est avec elle que vous vous connectez.',
    goOn: 'Continuer',
    invalid:
      'Ce lien n’est pas valable : il a déjà servi, il a expiré ou une autre adresse a été demandée depuis. Demandez-en un nouveau depuis votre compte.',
    signIn: 'Connectez-vous au compte qui demande cette adresse, pour la confirmer. Le message dit lequel.',
    otherAccount:
      'Ce lien concerne un autre compte que celui qui est ouvert ici. Connectez-vous à cet autre compte pour confirmer son adresse.',
    notYours: 'Ce compte n’est pas le vôtre ? Ne confirmez rien : rien ne changera. Le message dit que faire.',
    failed: 'L’adresse n’a pas été confirmée',
  },
  takeAlong: {
    title: 'Emporter mes données',
    text: 'Tout ce que Logis garde de vous, dans un seul fichier : vos données, vos notes et papiers privés, les fichiers de vos messages.',
    submit: 'Télécharger',
  },
  close: {
    title: 'Fermer mon compte',
    text: 'Vous ne pourrez plus vous connecter et quittez aussitôt vos logements et vos sociétés. Vos données personnelles sont effacées 30 jours plus tard. Un compte fermé ne se rouvre pas.',
    submit: 'Fermer mon compte',
  },
  mails: {
    title: 'E-mails',
    help: 'Ceux dont vous pouvez vous passer ; ce qui touche à la sécurité de votre compte vous parvient toujours.',
    none: 'Aucun e-mail de ce genre ne vous est envoyé.',
    about: {
      HOME_REPORT: 'Le lundi, ce qui est nouveau dans le carnet : documents, interventions, réponses.',
      MAINTENANCE_REMINDER: 'Un mois avant la date d’un entretien.',
      ACCOUNT_REMINDER: 'Pour un logement à votre adresse que vous n’avez pas encore activé.',
      ACCESS_REQUEST: 'Quand quelqu’un demande l’accès à votre logement.',
      WEEKLY_REPORT: 'Le lundi : logements créés, activés, messages non arrivés, logements qui attendent.',
      RESIDENCE_ACTIVATED: 'Quand le propriétaire d’un logement saisit son code.',
      RESIDENT_MESSAGE: 'Quand un habitant vous écrit.',
    },
  },
  unsubscribe: {
    title: 'Ne plus recevoir ces e-mails',
    ask: '« {{channel}} », à l’adresse {{email}} : ne plus recevoir ces e-mails ?',
    confirm: 'Me désinscrire',
    done: 'C’est fait : « {{channel}} » n’est plus envoyé à {{email}}.',
    again: 'Vous pourrez revenir sur ce choix depuis votre compte.',
    invalid: 'Ce lien n’est plus valable. Les e-mails que vous recevez se règlent depuis votre compte.',
    goOn: 'Continuer',
    failed: 'La désinscription n’a pas abouti',
  },
  sessions: {
    title: 'Sessions ouvertes',
    help: 'Les appareils sur lesquels votre compte est ouvert. Fermez ceux que vous ne reconnaissez pas, puis changez votre mot de passe.',
    current: 'Cette session',
    device: '{{browser}} sur {{system}}',
    unknownDevice: 'Appareil non reconnu',
    areas: { partner: 'Espace partenaire', resident: 'Mon logement', support: 'Accès d’assistance' },
    address: 'adresse {{address}}',
    times: 'Ouverte le {{opened}}, utilisée le {{used}}',
    closeOne: 'Fermer la session {{device}} ouverte le {{opened}}',
    closed: 'La session {{device}} est fermée.',
    closeOthers: 'Fermer toutes les autres sessions',
    closedOthers: 'Vos autres sessions sont fermées.',
  },
  display: {
    title: 'Affichage',
    languageHelp: 'La langue du portail et des e-mails que vous recevez.',
    themeHelp: '« Système » suit le réglage de votre appareil.',
    density: 'Hauteur des lignes',
    densityHelp: 'Dans les tableaux et les listes.',
    densities: { auto: 'Automatique', compact: 'Compacte', comfortable: 'Confortable' },
  },
}
