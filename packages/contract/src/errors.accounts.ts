/** Of sessions, people and their roles. */
export const refusals = {
  CREDENTIALS_INVALID: {
    status: 401,
    fr: 'Identifiant ou mot de passe incorrect.',
    en: 'Incorrect username or password.',
  },
  CREDENTIALS_IN_URL: {
    status: 400,
    fr: 'Les identifiants ne doivent pas figurer dans l’adresse de la requête.',
    en: 'Credentials must not be sent in the request URL.',
  },
  SCOPE_NOT_ALLOWED: {
    status: 403,
    fr: 'Ce compte ne permet pas d’accéder à cet espace.',
    en: 'This account cannot access this area.',
  },
  USER_DISABLED: {
    status: 403,
    fr: 'Ce compte est désactivé. Veuillez contacter votre administrateur.',
    en: 'This account is disabled. Please contact your administrator.',
  },
  IDENTITY_PROVIDER_UNKNOWN: {
    status: 404,
    fr: 'Ce mode de connexion n’est pas disponible.',
    en: 'This sign-in method is not available.',
  },
  IDENTITY_NOT_LINKED: {
    status: 409,
    fr: 'Aucun compte n’est associé à cette identité.',
    en: 'No account is linked to this identity.',
  },
  PASSWORD_RESET_TOKEN_INVALID: {
    status: 422,
    fr: 'Ce lien de réinitialisation n’est plus valide. Veuillez en demander un nouveau depuis la page de connexion.',
    en: 'This reset link is no longer valid. Please request a new one from the sign-in page.',
  },
  EMAIL_VALIDATION_TOKEN_INVALID: {
    status: 422,
    fr: 'Ce lien de validation n’est plus valide.',
    en: 'This validation link is no longer valid.',
  },
  EMAIL_ALREADY_VALIDATED: {
    status: 409,
    fr: 'Votre adresse e-mail est déjà validée.',
    en: 'Your email address is already validated.',
  },
  UNSUBSCRIBE_TOKEN_INVALID: {
    status: 404,
    fr: 'Ce lien de désinscription n’est plus valide.',
    en: 'This unsubscribe link is no longer valid.',
  },
  INVITATION_TOKEN_INVALID: {
    status: 422,
    fr: 'Cette invitation n’est plus valide.',
    en: 'This invitation is no longer valid.',
  },
  INVITATION_OF_ANOTHER: {
    status: 403,
    fr: 'Cette invitation a été envoyée à une autre adresse e-mail que celle de votre compte : connectez-vous avec celle-là.',
    en: 'This invitation was sent to a different email address from that of your account: sign in with that one.',
  },
  PASSWORD_INCORRECT: {
    status: 422,
    fr: 'Le mot de passe actuel est incorrect.',
    en: 'The current password is incorrect.',
  },
  NOT_WHILE_IMPERSONATED: {
    status: 403,
    fr: 'Cette action est impossible depuis un accès d’assistance.',
    en: 'This action is not possible from a support session.',
  },
  IMPERSONATION_READ_ONLY: {
    status: 403,
    fr: 'Cet accès d’assistance permet de consulter, pas de modifier.',
    en: 'This support session can view, not change.',
  },
  IMPERSONATION_NOT_ALLOWED: {
    status: 403,
    fr: 'Ce compte ne peut pas faire l’objet d’un accès d’assistance.',
    en: 'Support access to this account is not allowed.',
  },
  TERMS_NOT_ACCEPTED: {
    status: 403,
    fr: 'Vous devez accepter les conditions générales d’utilisation pour continuer.',
    en: 'You must accept the terms of use to continue.',
  },
  TERMS_REQUIRED: {
    status: 422,
    fr: 'L’acceptation des conditions générales d’utilisation est obligatoire.',
    en: 'Accepting the terms of use is required.',
  },
  TERMS_VERSION_OUTDATED: {
    status: 409,
    fr: 'Une nouvelle version des conditions générales d’utilisation est disponible.',
    en: 'A newer version of the terms of use is available.',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    fr: 'Activez la double authentification de votre compte pour continuer.',
    en: 'Turn on two-step sign-in for your account to continue.',
  },
  CHALLENGE_INVALID: {
    status: 401,
    fr: 'Cette connexion a trop attendu. Recommencez depuis le début.',
    en: 'This sign-in has waited too long. Please start again.',
  },
  FACTOR_CODE_INVALID: {
    status: 422,
    fr: 'Ce code n’est pas valable. Attendez le suivant, puis réessayez.',
    en: 'This code is not valid. Wait for the next one and try again.',
  },
  FACTOR_SECRET_LOST: {
    status: 409,
    fr: 'Les codes de votre application ne peuvent plus être vérifiés. Utilisez un code de récupération ou une clé d’accès, ou demandez à un administrateur du portail de réinitialiser votre double authentification.',
    en: 'The codes of your app can no longer be checked. Use a recovery code or a passkey, or ask an administrator of the portal to reset your two-step sign-in.',
  },
  FACTOR_ALREADY_SET: {
    status: 409,
    fr: 'La double authentification est déjà activée.',
    en: 'Two-step sign-in is already on.',
  },
  FACTOR_NOT_SET: {
    status: 409,
    fr: 'Vous n’avez pas encore activé la double authentification pour votre compte.',
    en: 'You have not turned on two-step sign-in for your account yet.',
  },
  NO_FACTOR_TO_RESET: {
    status: 409,
    fr: 'Cette personne n’a ni double authentification ni clé d’accès.',
    en: 'This person has neither two-step sign-in nor a passkey.',
  },
  FACTOR_DEMANDED: {
    status: 409,
    fr: 'La double authentification est obligatoire pour votre compte.',
    en: 'Two-step sign-in is mandatory for your account.',
  },
  PASSKEY_REFUSED: {
    status: 422,
    fr: 'Cette clé d’accès n’a pas été reconnue. Réessayez, ou connectez-vous autrement.',
    en: 'This passkey was not recognised. Try again, or sign in another way.',
  },
  PASSKEY_EXISTS: {
    status: 409,
    fr: 'Cette clé d’accès est déjà enregistrée.',
    en: 'This passkey is already registered.',
  },
  PASSKEY_NOT_FOUND: {
    status: 404,
    fr: 'Cette clé d’accès n’existe plus.',
    en: 'This passkey no longer exists.',
  },
  PASSKEYS_LIMIT_REACHED: {
    status: 409,
    fr: 'Vous avez déjà 20 clés d’accès. Supprimez-en une pour en ajouter une autre.',
    en: 'You already have 20 passkeys. Remove one to add another.',
  },
  FACTOR_REQUIRED: {
    status: 422,
    fr: 'Confirmez votre identité avec un code de votre application d’authentification.',
    en: 'Confirm your identity with a code from your authenticator app.',
  },
  PROOF_REQUIRED: {
    status: 403,
    fr: 'Confirmez votre identité pour continuer.',
    en: 'Confirm your identity to continue.',
  },
  NOT_ONESELF: {
    status: 409,
    fr: 'Un autre administrateur doit le faire pour vous.',
    en: 'Another administrator has to do this for you.',
  },
  COMPANY_SWITCH_NOT_ALLOWED: {
    status: 403,
    fr: 'Vous ne pouvez pas agir au nom de cette société.',
    en: 'You cannot act on behalf of this company.',
  },
  USER_NOT_FOUND: { status: 404, fr: 'Cet utilisateur est introuvable.', en: 'This user could not be found.' },
  EMAIL_ALREADY_USED: {
    status: 409,
    fr: 'Cette adresse e-mail est déjà utilisée.',
    en: 'This email address is already in use.',
  },
  USER_ALREADY_MEMBER: {
    status: 409,
    fr: 'Cet utilisateur fait déjà partie de la société.',
    en: 'This user already belongs to the company.',
  },
  USER_ROLE_ACTIVE: {
    status: 409,
    fr: 'Ce rôle est encore actif pour cet utilisateur.',
    en: 'This role is still active for this user.',
  },
  USER_IS_COMPANY_OWNER: {
    status: 409,
    fr: 'Cet utilisateur est le compte propriétaire d’une société.',
    en: 'This user is the owner account of a company.',
  },
  LAST_COMPANY_ADMIN: {
    status: 409,
    fr: 'La société doit conserver au moins un administrateur : nommez-en d’abord un autre.',
    en: 'The company must keep at least one administrator: appoint another one first.',
  },
  OWN_ACCOUNT: {
    status: 409,
    fr: 'Ce compte est le vôtre. Demandez à un autre administrateur de le faire.',
    en: 'This account is your own. Ask another administrator to do it.',
  },
  USER_ALREADY_DISABLED: { status: 409, fr: 'Ce compte est déjà désactivé.', en: 'This account is already disabled.' },
  USER_NOT_DISABLED: { status: 409, fr: 'Ce compte est actif.', en: 'This account is active.' },
  USER_WITHOUT_EMAIL: {
    status: 409,
    fr: 'Ce compte n’a pas d’adresse e-mail.',
    en: 'This account has no email address.',
  },
  USER_EMAIL_NOT_PROVEN: {
    status: 409,
    fr: 'L’adresse e-mail de ce compte n’est pas encore validée par son titulaire.',
    en: 'The email address of this account has not been validated by its owner yet.',
  },
  LAST_ADMINISTRATOR: {
    status: 409,
    fr: 'La plateforme doit conserver au moins un administrateur.',
    en: 'The platform must keep at least one administrator.',
  },
} as const

export const fieldCodes = {
  too_common: {
    fr: 'Ce mot de passe est trop courant : il figure parmi les plus utilisés. Choisissez-en un autre.',
    en: 'This password is too common: it is among the most used. Please choose another one.',
  },
  last_administrator: {
    fr: 'Cette société n’a pas d’autre administrateur.',
    en: 'This company has no other administrator.',
  },
} as const
