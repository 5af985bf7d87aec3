/** Of companies: their settings, offers, accesses and templates, and what an invoicing service would answer. */
export const refusals = {
  SERVICE_PROVISION_REQUIRED: {
    status: 403,
    fr: 'Cette fonctionnalité n’est pas comprise dans les prestations de ce projet.',
    en: "This feature is not included in this project's services.",
  },
  CHANNEL_NOT_OPTIONAL: {
    status: 422,
    fr: 'Cette communication ne peut pas être désactivée.',
    en: 'This communication cannot be turned off.',
  },
  CHANNEL_NOT_ALLOWED: {
    status: 422,
    fr: 'Ce modèle de communication ne convient pas à cette société.',
    en: 'This communication does not apply to this company.',
  },
  CHANNEL_SETTING_UPDATE_FAILED: {
    status: 500,
    fr: 'Le réglage n’a pas pu être enregistré. Veuillez contacter votre administrateur.',
    en: 'The setting could not be saved. Please contact your administrator.',
  },
  CREDENTIAL_CONTACTS_LIMIT_REACHED: {
    status: 409,
    fr: 'La fiche d’identifiants n’a de place que pour trois contacts.',
    en: 'The credential sheet has room for three contacts only.',
  },
  VIEW_NAME_EXISTS: {
    status: 409,
    fr: 'Vous avez déjà une vue de ce nom.',
    en: 'You already have a view with this name.',
  },
  VIEW_NOT_FOUND: {
    status: 404,
    fr: 'Cette vue n’est plus là : elle a été supprimée, ou n’est plus partagée avec vous.',
    en: 'This view is gone: it was deleted, or is no longer shared with you.',
  },
  VIEWS_LIMIT_REACHED: {
    status: 409,
    fr: 'Vingt vues sont déjà enregistrées. Supprimez-en une, puis réessayez.',
    en: 'Twenty views are saved already. Delete one, then try again.',
  },
  COMPANY_NOT_FOUND: { status: 404, fr: 'Cette société est introuvable.', en: 'This company could not be found.' },
  COMPANY_DISABLED: {
    status: 403,
    fr: 'Votre société est désactivée sur le portail.',
    en: 'Your company is disabled on the portal.',
  },
  COMPANY_ALREADY_DISABLED: {
    status: 409,
    fr: 'Cette société est déjà désactivée.',
    en: 'This company is already disabled.',
  },
  COMPANY_NOT_DISABLED: { status: 409, fr: 'Cette société est active.', en: 'This company is active.' },
  COMPANY_LINK_SELF: {
    status: 422,
    fr: 'Une société ne peut pas être liée à elle-même.',
    en: 'A company cannot be linked to itself.',
  },
  COMPANY_FIELD_NOT_ALLOWED: {
    status: 403,
    fr: 'Vous ne pouvez pas modifier cette information de la société.',
    en: 'You cannot change this company information.',
  },
  COMPANY_TYPE_IN_USE: {
    status: 409,
    fr: 'Le type de la société ne peut pas être modifié : ses filiales en dépendent.',
    en: 'The company type cannot be changed: its affiliates depend on it.',
  },
  COMPANY_TYPE_MISMATCH: {
    status: 422,
    fr: 'Cette opération ne concerne pas ce type de société.',
    en: 'This operation does not apply to this type of company.',
  },
  COMPANY_CHILD_TYPE_REQUIRED: {
    status: 422,
    fr: 'Le type de la filiale est obligatoire.',
    en: "The affiliate's type is required.",
  },
  COMPANY_CHILD_TYPE_NOT_ALLOWED: {
    status: 422,
    fr: 'Une filiale doit être du même type que sa société mère.',
    en: 'An affiliate must have the same type as its parent company.',
  },
  PARENT_MISMATCH: {
    status: 422,
    fr: 'La société mère indiquée ne correspond pas.',
    en: 'The given parent company does not match.',
  },
  COMPANY_HAS_CHILDREN: {
    status: 409,
    fr: 'Cette société possède des filiales et ne peut pas être supprimée.',
    en: 'This company has affiliates and cannot be deleted.',
  },
  COMPANY_HAS_RESIDENCES: {
    status: 409,
    fr: 'Cette société possède des projets et ne peut pas être supprimée.',
    en: 'This company has projects and cannot be deleted.',
  },
  COMPANY_HAS_USERS: {
    status: 409,
    fr: 'Cette société possède des utilisateurs et ne peut pas être supprimée.',
    en: 'This company has users and cannot be deleted.',
  },
  COMPANY_TREE_CYCLE: {
    status: 409,
    fr: 'Une société ne peut pas être rattachée à l’une de ses filiales.',
    en: 'A company cannot be attached to one of its own affiliates.',
  },
  COMPANY_OWNER_USER_REQUIRED: {
    status: 409,
    fr: 'La société doit disposer d’un compte propriétaire avec une adresse e-mail.',
    en: 'The company needs an owner account with an email address.',
  },
  PICTURE_TYPE_NOT_ALLOWED: {
    status: 415,
    fr: 'Le format de l’image n’est pas accepté (png, gif, jpg, jpeg, bmp, svg ou webp).',
    en: 'The picture format is not accepted (png, gif, jpg, jpeg, bmp, svg or webp).',
  },
  PICTURE_TOO_COMPLEX: {
    status: 422,
    fr: 'Ce dessin est trop complexe. Enregistrez-le au format png, puis réessayez.',
    en: 'This drawing is too complex. Save it as png, then try again.',
  },
  OPTION_TYPE_UNKNOWN: { status: 422, fr: 'Cette option n’existe pas.', en: 'This option does not exist.' },
  OPTION_VALUE_INVALID: {
    status: 422,
    fr: 'La valeur de l’option est incorrecte.',
    en: "The option's value is invalid.",
  },
  OPTION_NOT_ALLOWED: {
    status: 403,
    fr: 'Cette option n’est pas disponible pour votre société.',
    en: 'This option is not available to your company.',
  },
  OPTION_ALREADY_EXISTS: { status: 409, fr: 'Cette option est déjà définie.', en: 'This option is already set.' },
  OPTION_NOT_FOUND: { status: 404, fr: 'Cette option est introuvable.', en: 'This option could not be found.' },
  RESOURCE_ACCESS_ALREADY_EXISTS: {
    status: 409,
    fr: 'Cette société est déjà autorisée.',
    en: 'This company is already authorized.',
  },
  RESOURCE_ACCESS_SELF: {
    status: 422,
    fr: 'Une société ne peut pas s’autoriser elle-même.',
    en: 'A company cannot authorize itself.',
  },
  RESOURCE_ACCESS_NOT_FOUND: {
    status: 404,
    fr: 'Cette autorisation est introuvable.',
    en: 'This authorization could not be found.',
  },
  TEMPLATE_NOT_FOUND: { status: 404, fr: 'Ce modèle est introuvable.', en: 'This template could not be found.' },
  TEMPLATE_NAME_EXISTS: {
    status: 409,
    fr: 'Un modèle portant ce nom existe déjà.',
    en: 'A template with this name already exists.',
  },
  TEMPLATE_FULL: {
    status: 409,
    fr: 'Ce modèle contient déjà tout ce qu’il peut contenir : 200 équipements et 50 contacts.',
    en: 'This template already holds all it can: 200 devices and 50 contacts.',
  },
  TEMPLATE_DEVICE_EXISTS: {
    status: 409,
    fr: 'Ce produit figure déjà dans le modèle.',
    en: 'This product is already in the template.',
  },
  TEMPLATE_CONTACT_EXISTS: {
    status: 409,
    fr: 'Ce contact figure déjà dans le modèle pour ce métier.',
    en: 'This contact is already in the template for this trade.',
  },
  SERVICE_PROVISION_UNKNOWN: { status: 422, fr: 'Cette prestation n’existe pas.', en: 'This service does not exist.' },
  SERVICE_PROVISION_EXISTS: {
    status: 409,
    fr: 'Cette prestation est déjà associée au projet.',
    en: 'This service is already attached to the project.',
  },
  SUBSCRIPTION_NOT_FOUND: {
    status: 404,
    fr: 'Cet abonnement est introuvable.',
    en: 'This subscription could not be found.',
  },
  SUBSCRIPTION_DATES_INVALID: {
    status: 422,
    fr: 'La fin de l’abonnement doit suivre son début.',
    en: 'The end of the subscription must follow its start.',
  },
  SUBSCRIPTION_OVERLAPS: {
    status: 409,
    fr: 'La société a déjà une offre, ou ce même module, sur une partie de ces dates.',
    en: 'The company already has an offer, or this same module, on some of these dates.',
  },
  SUBSCRIPTION_LICENCE_ONLY_PREMIUM: {
    status: 422,
    fr: 'Seule l’offre Premium a une licence de 5 ou 10 ans.',
    en: 'Only the Premium offer has a licence of 5 or 10 years.',
  },
  SUBSCRIPTION_NOT_RUNNING: {
    status: 409,
    fr: 'Cet abonnement n’est pas en cours.',
    en: 'This subscription is not running.',
  },
  SUBSCRIPTION_WITHOUT_END: {
    status: 409,
    fr: 'Cet abonnement n’a pas de fin : il n’y a rien à renouveler.',
    en: 'This subscription has no end: there is nothing to renew.',
  },
  SUBSCRIPTION_HAS_BEGUN: {
    status: 409,
    fr: 'Cet abonnement a commencé : mettez-y fin au lieu de le supprimer.',
    en: 'This subscription has begun: end it instead of deleting it.',
  },
  SELLSY_PURCHASE_ORDER_NOT_FOUND: {
    status: 404,
    fr: 'Aucun bon de commande n’a été trouvé dans Sellsy.',
    en: 'No purchase order was found in Sellsy.',
  },
  SELLSY_NO_RESULTS: { status: 404, fr: 'Sellsy n’a renvoyé aucun résultat.', en: 'Sellsy returned no results.' },
  OLD_INVOICE_NOT_FOUND: {
    status: 404,
    fr: 'L’ancienne facture est introuvable.',
    en: 'The previous invoice could not be found.',
  },
  COMPANY_TO_INVOICE_NOT_LINKED_WITH_SELLSY: {
    status: 409,
    fr: 'La société à facturer n’est pas reliée à Sellsy.',
    en: 'The company to invoice is not linked to Sellsy.',
  },
} as const
