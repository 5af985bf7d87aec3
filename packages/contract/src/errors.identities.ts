/** Of signing in by an organisation’s own accounts. */
export const refusals = {
  IDENTITY_SIGN_IN_FAILED: {
    status: 401,
    fr: 'La connexion par votre organisation n’a pas abouti. Réessayez.',
    en: 'Signing in through your organisation did not succeed. Please try again.',
  },
  IDENTITY_PROVIDER_SILENT: {
    status: 503,
    fr: 'Le service de connexion de votre organisation ne répond pas. Réessayez dans quelques minutes.',
    en: 'Your organisation’s sign-in service does not answer. Please try again in a few minutes.',
  },
  IDENTITY_PROVIDER_REQUIRED: {
    status: 403,
    fr: 'Votre société demande de se connecter par son propre service de connexion.',
    en: 'Your company asks you to sign in through its own sign-in service.',
  },
  IDENTITY_PROVIDER_UNOFFERED: {
    status: 403,
    fr: 'Votre société demande de se connecter par son propre service de connexion, qui n’est pas proposé à votre adresse. Demandez à l’un de ses administrateurs d’en prouver le domaine.',
    en: 'Your company asks you to sign in through its own sign-in service, which is not offered to your address. Ask one of its administrators to prove its domain.',
  },
  IDENTITY_FACTOR_REQUIRED: {
    status: 403,
    fr: 'Votre organisation doit vous demander un second facteur pour ouvrir Logis. Contactez son service informatique.',
    en: 'Your organisation must ask you for a second factor to open Logis. Please contact its IT department.',
  },
  IDENTITY_CLIENT_REFUSED: {
    status: 403,
    fr: 'Votre organisation refuse le portail : son service informatique doit vérifier l’identifiant et le secret du client.',
    en: 'Your organisation refuses the portal: its IT department has to check the client ID and secret.',
  },
  IDENTITY_CODE_INVALID: {
    status: 422,
    fr: 'Ce code n’est pas celui de l’e-mail, ou il n’est plus valable.',
    en: 'This code is not the one in the email, or it is no longer valid.',
  },
  IDENTITY_ISSUER_WRONG: {
    status: 422,
    fr: 'Aucun fournisseur d’identité ne se présente à cette adresse.',
    en: 'No identity provider answers at this address.',
  },
  IDENTITY_SECRET_REQUIRED: {
    status: 422,
    fr: 'Le secret du client est obligatoire.',
    en: 'The client secret is required.',
  },
  IDENTITY_NOT_TRIED: {
    status: 409,
    fr: 'Connectez-vous d’abord vous-même par ce fournisseur : vous saurez qu’il ouvre le portail.',
    en: 'Sign in through this provider yourself first: you will know that it opens the portal.',
  },
  IDENTITY_WAY_BACK_MISSING: {
    status: 409,
    fr: 'Aucun administrateur de votre société n’a de mot de passe. Choisissez-en un par « Mot de passe oublié ? » : il restera l’accès de secours.',
    en: 'No administrator of your company has a password. Choose one through “Forgot your password?”: it stays as the fallback.',
  },
  IDENTITY_DOMAIN_EXISTS: {
    status: 409,
    fr: 'Ce domaine figure déjà dans la liste.',
    en: 'This domain is already in the list.',
  },
  IDENTITY_DOMAIN_TAKEN: {
    status: 409,
    fr: 'Ce domaine est déjà celui d’une autre société du portail.',
    en: 'This domain already belongs to another company of the portal.',
  },
  IDENTITY_DOMAINS_LIMIT_REACHED: {
    status: 409,
    fr: 'Vingt domaines sont déjà enregistrés. Retirez-en un, puis réessayez.',
    en: 'Twenty domains are saved already. Remove one, then try again.',
  },
  IDENTITY_LAST_WAY: {
    status: 409,
    fr: 'Votre compte n’a pas d’autre moyen de connexion. Choisissez d’abord un mot de passe, ou ajoutez une clé d’accès.',
    en: 'Your account has no other way to sign in. Choose a password first, or add a passkey.',
  },
  IDENTITY_DNS_SILENT: {
    status: 503,
    fr: 'Le DNS de ce domaine ne répond pas. Réessayez dans quelques minutes.',
    en: 'The DNS of this domain does not answer. Please try again in a few minutes.',
  },
} as const

export const fieldCodes = {
  issuer_description: {
    fr: 'Saisissez l’adresse de l’émetteur, sans « /.well-known/ » ni ce qui suit.',
    en: 'Type the issuer’s address, without “/.well-known/” and what follows it.',
  },
} as const
