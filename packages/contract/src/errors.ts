/**
 * The closed list of refusals: what the server may answer instead of data, with its HTTP status and its
 * sentence in both languages. The reason travels (`error_reason`); the sentence is for people.
 */
export const refusals = {
  UNAUTHORIZED_TOKEN_INVALID: {
    status: 401,
    fr: 'Votre connexion n’est plus valide, veuillez vous reconnecter.',
    en: 'Your session is no longer valid, please sign in again.',
  },
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
  INVITATION_TOKEN_INVALID: {
    status: 422,
    fr: 'Cette invitation n’est plus valide.',
    en: 'This invitation is no longer valid.',
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
  REQUEST_MALFORMED: {
    status: 400,
    fr: 'La requête n’a pas pu être comprise.',
    en: 'The request could not be understood.',
  },
  ROUTE_NOT_FOUND: { status: 404, fr: 'Ce contenu n’existe pas.', en: 'This content does not exist.' },
  METHOD_NOT_ALLOWED: {
    status: 405,
    fr: 'Cette opération n’est pas disponible.',
    en: 'This operation is not available.',
  },
  VALIDATION_ERROR: {
    status: 422,
    fr: 'Certains champs sont incorrects. Veuillez les vérifier.',
    en: 'Some fields are invalid. Please check them.',
  },
  SORT_NOT_SUPPORTED: { status: 422, fr: 'Ce tri n’est pas disponible.', en: 'This sort order is not available.' },
  SEARCH_NOT_SUPPORTED: {
    status: 422,
    fr: 'Ce critère de recherche n’est pas disponible.',
    en: 'This search criterion is not available.',
  },
  SEARCH_TOO_SHORT: { status: 422, fr: 'Saisissez au moins trois caractères.', en: 'Enter at least three characters.' },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    fr: 'Cette demande a déjà été transmise avec un autre contenu.',
    en: 'This request was already sent with different content.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    fr: 'Trop de demandes ont été envoyées. Veuillez patienter quelques instants.',
    en: 'Too many requests. Please wait a moment.',
  },
  FORBIDDEN: {
    status: 403,
    fr: 'Vous n’avez pas les droits nécessaires pour effectuer cette action.',
    en: 'You do not have permission to perform this action.',
  },
  COMPANY_SWITCH_NOT_ALLOWED: {
    status: 403,
    fr: 'Vous ne pouvez pas agir au nom de cette société.',
    en: 'You cannot act on behalf of this company.',
  },
  SERVICE_PROVISION_REQUIRED: {
    status: 403,
    fr: 'Cette fonctionnalité n’est pas comprise dans les prestations de ce projet.',
    en: "This feature is not included in this project's services.",
  },
  INTERNAL_ERROR: {
    status: 500,
    fr: 'Une erreur inattendue est survenue. Si elle persiste, veuillez contacter le support.',
    en: 'An unexpected error occurred. If it persists, please contact support.',
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    fr: 'Le service est momentanément indisponible.',
    en: 'The service is temporarily unavailable.',
  },
  RESOURCE_NOT_FOUND: { status: 404, fr: 'Cet élément est introuvable.', en: 'This item could not be found.' },
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
    fr: 'La société doit conserver au moins un administrateur.',
    en: 'The company must keep at least one administrator.',
  },
  LAST_ADMINISTRATOR: {
    status: 409,
    fr: 'La plateforme doit conserver au moins un administrateur.',
    en: 'The platform must keep at least one administrator.',
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
  COMPANY_NOT_FOUND: { status: 404, fr: 'Cette société est introuvable.', en: 'This company could not be found.' },
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
    fr: 'Cette filiale possède elle-même des filiales et ne peut pas être supprimée.',
    en: 'This affiliate has affiliates of its own and cannot be deleted.',
  },
  COMPANY_HAS_RESIDENCES: {
    status: 409,
    fr: 'Cette filiale possède des projets et ne peut pas être supprimée.',
    en: 'This affiliate has projects and cannot be deleted.',
  },
  COMPANY_HAS_USERS: {
    status: 409,
    fr: 'Cette filiale possède des utilisateurs et ne peut pas être supprimée.',
    en: 'This affiliate has users and cannot be deleted.',
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
  FILE_TOO_LARGE: { status: 413, fr: 'Le fichier est trop volumineux.', en: 'The file is too large.' },
  FILE_TYPE_NOT_ALLOWED: {
    status: 415,
    fr: 'Ce type de fichier n’est pas accepté.',
    en: 'This type of file is not accepted.',
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
  RESIDENCE_NOT_FOUND: { status: 404, fr: 'Ce projet est introuvable.', en: 'This project could not be found.' },
  RESIDENCE_CANCELLED: { status: 409, fr: 'Ce projet est annulé.', en: 'This project is cancelled.' },
  RESIDENCE_NOT_CANCELLED: { status: 409, fr: 'Ce projet n’est pas annulé.', en: 'This project is not cancelled.' },
  RESIDENCE_PARENT_CANCELLED: {
    status: 409,
    fr: 'Le bâtiment de ce logement est annulé : restaurez-le d’abord.',
    en: "This flat's building is cancelled: restore it first.",
  },
  RESIDENCE_PARENT_INVALID: {
    status: 422,
    fr: 'Le projet parent doit être un bâtiment de la même société.',
    en: 'The parent project must be a building of the same company.',
  },
  RESIDENCE_HAS_NO_PARENT: {
    status: 404,
    fr: 'Ce logement n’est rattaché à aucun bâtiment.',
    en: 'This home is not attached to a building.',
  },
  RESIDENCE_HAS_ACTIVE_FLATS: {
    status: 409,
    fr: 'Ce bâtiment comporte des logements activés et ne peut pas être supprimé.',
    en: 'This building has activated flats and cannot be deleted.',
  },
  RESIDENCE_ALREADY_ACTIVATED: {
    status: 409,
    fr: 'Ce logement est déjà activé.',
    en: 'This home is already activated.',
  },
  RESIDENCE_EMAIL_REQUIRED: {
    status: 422,
    fr: 'Une adresse e-mail est nécessaire à l’activation du projet.',
    en: 'An email address is required to activate the project.',
  },
  RESIDENCE_CODE_INVALID: {
    status: 422,
    fr: 'Ce code logement n’est pas reconnu.',
    en: 'This residence code is not recognised.',
  },
  ACTIVATION_CODE_INVALID: {
    status: 422,
    fr: 'Ce code d’activation n’est pas reconnu.',
    en: 'This activation code is not recognised.',
  },
  RESIDENCE_USER_EXISTS: {
    status: 409,
    fr: 'Vous êtes déjà rattaché à ce logement.',
    en: 'You are already linked to this home.',
  },
  RESIDENCE_USER_NOT_FOUND: {
    status: 404,
    fr: 'Cet occupant est introuvable.',
    en: 'This resident could not be found.',
  },
  RESIDENCE_OWNER_NOT_REMOVABLE: {
    status: 409,
    fr: 'Le propriétaire ne peut pas être retiré du logement.',
    en: 'The owner cannot be removed from the home.',
  },
  RESIDENCE_STATE_HISTORY_ERROR: {
    status: 500,
    fr: 'L’historique du projet n’a pas pu être lu.',
    en: "The project's history could not be read.",
  },
  EXPORT_TOO_LARGE: {
    status: 422,
    fr: 'L’export est trop volumineux. Veuillez affiner votre recherche.',
    en: 'The export is too large. Please narrow your search.',
  },
  INVITATION_TOO_SOON: {
    status: 429,
    fr: 'Une invitation vient d’être envoyée à cette adresse. Veuillez patienter.',
    en: 'An invitation was just sent to this address. Please wait.',
  },
  NOT_A_BUILDING: {
    status: 422,
    fr: 'Cette opération ne concerne que les bâtiments.',
    en: 'This operation only applies to buildings.',
  },
  BUILDING_WITHOUT_FLATS: {
    status: 422,
    fr: 'Ce bâtiment ne comporte aucun logement.',
    en: 'This building has no flats.',
  },
  ACCESS_REQUEST_NOT_FOUND: {
    status: 404,
    fr: 'Cette demande d’accès est introuvable.',
    en: 'This access request could not be found.',
  },
  ACCESS_REQUEST_EXISTS: {
    status: 409,
    fr: 'Une demande d’accès est déjà en cours pour ce logement.',
    en: 'An access request is already pending for this home.',
  },
  ACCESS_REQUEST_ALREADY_DECIDED: {
    status: 409,
    fr: 'Cette demande d’accès a déjà été traitée.',
    en: 'This access request has already been handled.',
  },
  DOCUMENT_NOT_FOUND: { status: 404, fr: 'Ce document est introuvable.', en: 'This document could not be found.' },
  DOCUMENT_NAME_EXISTS: {
    status: 409,
    fr: 'Un fichier portant ce nom existe déjà dans le dossier de destination.',
    en: 'A file with this name already exists in the destination folder.',
  },
  DOCUMENT_PRIVATE_BUILDING_ONLY: {
    status: 422,
    fr: 'Seuls les documents d’un bâtiment peuvent être masqués aux résidents.',
    en: "Only a building's documents can be hidden from residents.",
  },
  DOCUMENT_QUARANTINED: {
    status: 423,
    fr: 'Ce document a été bloqué par l’analyse antivirus.',
    en: 'This document was blocked by the antivirus scan.',
  },
  DOCUMENT_OF_PRODUCT: {
    status: 409,
    fr: 'Ce document appartient à la fiche produit et ne peut pas être supprimé ici.',
    en: 'This document belongs to the product sheet and cannot be deleted here.',
  },
  NO_DOCUMENTS: { status: 404, fr: 'Ce projet ne comporte aucun document.', en: 'This project has no documents.' },
  DOCUMENT_FOLDER_NOT_FOUND: { status: 404, fr: 'Ce dossier est introuvable.', en: 'This folder could not be found.' },
  DOCUMENT_FOLDER_EXISTS: {
    status: 409,
    fr: 'Un dossier portant ce nom existe déjà.',
    en: 'A folder with this name already exists.',
  },
  DOCUMENT_FOLDER_NAME_RESERVED: {
    status: 422,
    fr: 'Ce nom est réservé à un dossier par défaut.',
    en: 'This name is reserved for a default folder.',
  },
  DOCUMENT_FOLDER_DEFAULT: {
    status: 409,
    fr: 'Les dossiers par défaut ne peuvent être ni renommés ni supprimés.',
    en: 'Default folders can be neither renamed nor deleted.',
  },
  STORAGE_LIMIT_REACHED: {
    status: 409,
    fr: 'L’espace de stockage de ce projet est épuisé (1 Go).',
    en: "This project's storage space is used up (1 GB).",
  },
  DEVICE_NOT_FOUND: { status: 404, fr: 'Cet équipement est introuvable.', en: 'This device could not be found.' },
  DEVICE_LIMIT_REACHED: {
    status: 409,
    fr: 'Ce projet a atteint son nombre maximal d’équipements et de matériaux (1 500).',
    en: 'This project has reached its maximum number of devices and materials (1,500).',
  },
  TASK_ALREADY_DONE: { status: 409, fr: 'Cette échéance est déjà réalisée.', en: 'This task is already done.' },
  PRODUCT_NOT_FOUND: {
    status: 404,
    fr: 'Ce produit n’existe pas au catalogue.',
    en: 'This product is not in the catalogue.',
  },
  PRODUCT_EXISTS: {
    status: 409,
    fr: 'Ce produit existe déjà au catalogue.',
    en: 'This product is already in the catalogue.',
  },
  PRODUCT_REQUEST_NOT_FOUND: {
    status: 404,
    fr: 'Cette demande d’ajout est introuvable.',
    en: 'This product request could not be found.',
  },
  PRODUCT_REQUEST_EXISTS: {
    status: 409,
    fr: 'Une demande d’ajout existe déjà pour ce produit.',
    en: 'A request already exists for this product.',
  },
  PRODUCT_REQUEST_WITH_PRODUCT: {
    status: 422,
    fr: 'Une demande d’ajout n’est possible que si aucun produit n’est sélectionné.',
    en: 'A product request is only possible when no product is selected.',
  },
  PRODUCT_REQUEST_DECIDED: {
    status: 409,
    fr: 'Cette demande d’ajout a déjà été traitée.',
    en: 'This product request has already been handled.',
  },
  PRODUCT_REQUEST_IN_USE: {
    status: 409,
    fr: 'Cette demande d’ajout est liée à une intervention terminée.',
    en: 'This product request is tied to a completed intervention.',
  },
  THERMAL_STUDY_MISSING: {
    status: 409,
    fr: 'Aucune étude thermique n’est associée à ce projet.',
    en: 'This project has no thermal study.',
  },
  THERMAL_STUDY_NOT_RE2020: {
    status: 409,
    fr: 'L’étude thermique doit être de type RE2020.',
    en: 'The thermal study must be of type RE2020.',
  },
  THERMAL_STUDY_UNREADABLE: {
    status: 422,
    fr: 'Le fichier d’étude thermique n’a pas pu être lu.',
    en: 'The thermal study file could not be read.',
  },
  ENVELOPE_EMPTY: {
    status: 409,
    fr: 'L’enveloppe de l’étude thermique est vide.',
    en: "The thermal study's envelope is empty.",
  },
  WALL_NOT_FOUND: {
    status: 422,
    fr: 'Cette paroi n’existe pas dans l’étude thermique.',
    en: 'This wall does not exist in the thermal study.',
  },
  WALL_ALREADY_IMPORTED: {
    status: 409,
    fr: 'Cette paroi a déjà été importée.',
    en: 'This wall has already been imported.',
  },
  MATERIAL_LABEL_NOT_FOUND: { status: 404, fr: 'Ce favori est introuvable.', en: 'This favourite could not be found.' },
  MATERIAL_LABEL_EXISTS: {
    status: 409,
    fr: 'Un favori existe déjà pour cette paroi.',
    en: 'A favourite already exists for this wall.',
  },
  MATERIAL_EXPECTED: { status: 422, fr: 'Un matériau est attendu.', en: 'A material is expected.' },
  CONTACT_NOT_FOUND: { status: 404, fr: 'Ce contact est introuvable.', en: 'This contact could not be found.' },
  CONTACT_JOB_MISMATCH: {
    status: 422,
    fr: 'Ce contact n’exerce pas ce métier.',
    en: 'This contact does not have this trade.',
  },
  CONTACT_LINK_EXISTS: {
    status: 409,
    fr: 'Ce contact est déjà associé au projet pour ce métier.',
    en: 'This contact is already linked to the project for this trade.',
  },
  CONTACT_LINK_NOT_FOUND: {
    status: 404,
    fr: 'Ce contact n’est pas associé au projet.',
    en: 'This contact is not linked to the project.',
  },
  JOB_NOT_FOUND: { status: 404, fr: 'Ce métier n’existe pas.', en: 'This trade does not exist.' },
  ADDRESS_INCOMPLETE: {
    status: 422,
    fr: 'L’adresse est incomplète : la rue, le code postal et la ville sont requis ensemble.',
    en: 'The address is incomplete: street, zip code and city are required together.',
  },
  ADDRESS_PROVIDER_UNAVAILABLE: {
    status: 503,
    fr: 'La recherche d’adresses est indisponible. Vous pouvez saisir l’adresse manuellement.',
    en: 'Address search is unavailable. You can enter the address manually.',
  },
  FLAT_SIZE_NOT_VALID: { status: 422, fr: 'La surface doit être un nombre.', en: 'The size must be a number.' },
  TEMPLATE_NOT_FOUND: { status: 404, fr: 'Ce modèle est introuvable.', en: 'This template could not be found.' },
  TEMPLATE_NAME_EXISTS: {
    status: 409,
    fr: 'Un modèle portant ce nom existe déjà.',
    en: 'A template with this name already exists.',
  },
  PTG_QUOTA_NOT_AVAILABLE: {
    status: 403,
    fr: 'Votre offre ne comprend pas la création de PTG. Veuillez contacter nos équipes.',
    en: 'Your plan does not include creating PTG records. Please contact our team.',
  },
  PTG_QUOTA_REACHED: {
    status: 409,
    fr: 'Votre quota mensuel de PTG est dépassé. Veuillez réessayer le mois prochain.',
    en: 'Your monthly PTG quota is exceeded. Please try again next month.',
  },
  INTERVENTION_NOT_FOUND: {
    status: 404,
    fr: 'Cette intervention est introuvable.',
    en: 'This intervention could not be found.',
  },
  INTERVENTION_INCOMPLETE: {
    status: 422,
    fr: 'L’intervention ne peut pas être terminée : des informations ou des fichiers obligatoires sont manquants.',
    en: 'The intervention cannot be completed: required information or files are missing.',
  },
  INTERVENTION_DONE: {
    status: 409,
    fr: 'Cette intervention est terminée. Rouvrez-la pour la modifier.',
    en: 'This intervention is completed. Reopen it to change it.',
  },
  INTERVENTION_FILE_GROUP_NOT_ALLOWED: {
    status: 422,
    fr: 'Ce type de fichier ne correspond pas au type d’intervention.',
    en: 'This kind of file does not match the intervention type.',
  },
  ENERGY_CONNECTION_EXISTS: {
    status: 409,
    fr: 'Ce compteur est déjà connecté.',
    en: 'This meter is already connected.',
  },
  ENERGY_REQUEST_SUCCEEDED: {
    status: 409,
    fr: 'Cette demande de données a déjà abouti.',
    en: 'This data request has already succeeded.',
  },
  SERVICE_PROVISION_UNKNOWN: { status: 422, fr: 'Cette prestation n’existe pas.', en: 'This service does not exist.' },
  SERVICE_PROVISION_EXISTS: {
    status: 409,
    fr: 'Cette prestation est déjà associée au projet.',
    en: 'This service is already attached to the project.',
  },
  MANUFACTURER_EXISTS: { status: 409, fr: 'Ce fabricant existe déjà.', en: 'This manufacturer already exists.' },
  MANUFACTURER_IN_USE: {
    status: 409,
    fr: 'Ce fabricant possède des produits et ne peut pas être supprimé.',
    en: 'This manufacturer has products and cannot be deleted.',
  },
  CATEGORY_TREE_CYCLE: {
    status: 409,
    fr: 'Une catégorie ne peut pas être rattachée à l’une de ses sous-catégories.',
    en: 'A category cannot be attached to one of its own subcategories.',
  },
  CODE_EXISTS: { status: 409, fr: 'Ce code est déjà utilisé.', en: 'This code is already in use.' },
  IN_USE: {
    status: 409,
    fr: 'Cet élément est utilisé et ne peut pas être supprimé.',
    en: 'This item is in use and cannot be deleted.',
  },
  PURCHASE_ORDER_NOT_FOUND: {
    status: 404,
    fr: 'Aucun bon de commande n’a été trouvé.',
    en: 'No purchase order was found.',
  },
  SELLSY_PURCHASE_ORDER_NOT_FOUND: {
    status: 404,
    fr: 'Aucun bon de commande n’a été trouvé dans Sellsy.',
    en: 'No purchase order was found in Sellsy.',
  },
  SELLSY_NO_RESULTS: { status: 404, fr: 'Sellsy n’a renvoyé aucun résultat.', en: 'Sellsy returned no results.' },
  INVOICE_ALREADY_EXISTS: { status: 409, fr: 'La facture existe déjà.', en: 'The invoice already exists.' },
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
  WEBHOOK_UNAUTHORIZED: { status: 401, fr: 'Signature du webhook non valide.', en: 'Invalid webhook signature.' },
} as const satisfies Record<string, { status: number; fr: string; en: string }>

export type Reason = keyof typeof refusals
export const reasons = Object.keys(refusals) as [Reason, ...Reason[]]

/** Success sentences a response may carry as `message`, only where the screen has none of its own. */
export const messages = {
  invitation_sent: { fr: 'L’invitation a bien été envoyée.', en: 'The invitation has been sent.' },
  mail_sent: { fr: 'L’e-mail a bien été envoyé.', en: 'The email has been sent.' },
  credentials_sent: {
    fr: 'Les identifiants des logements vont vous être envoyés par e-mail.',
    en: "The flats' credentials will be sent to you by email.",
  },
  request_accepted: { fr: 'La demande d’accès a été acceptée.', en: 'The access request has been accepted.' },
  request_rejected: { fr: 'La demande d’accès a été refusée.', en: 'The access request has been rejected.' },
  building_activated: {
    fr: 'Les logements du bâtiment ont été activés.',
    en: "The building's flats have been activated.",
  },
  residence_restored: { fr: 'Le projet a été restauré.', en: 'The project has been restored.' },
  satisfaction_thanks: {
    fr: 'Merci, votre message a bien été transmis.',
    en: 'Thank you, your message has been sent.',
  },
} as const satisfies Record<string, { fr: string; en: string }>

export type Message = keyof typeof messages
