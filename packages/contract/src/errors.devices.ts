/** Of devices, the catalogue and thermal studies. */
export const refusals = {
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
  PRODUCT_PARENT_INVALID: {
    status: 422,
    fr: 'Un modèle se rattache à un produit générique, et un produit générique à aucun autre.',
    en: 'A model belongs to a generic product, and a generic product to no other.',
  },
  PRODUCT_CLASS_MISMATCH: {
    status: 422,
    fr: 'La classe choisie n’est pas de ce type de produit.',
    en: 'The chosen class is not of this type of product.',
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
  THERMAL_STUDY_REPLACED: {
    status: 409,
    fr: 'L’étude thermique a été remplacée entre-temps : ses parois ne sont plus les mêmes.',
    en: 'The thermal study has been replaced meanwhile: its walls are no longer the same.',
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
  MANUFACTURER_EXISTS: { status: 409, fr: 'Ce fabricant existe déjà.', en: 'This manufacturer already exists.' },
  MANUFACTURER_IN_USE: {
    status: 409,
    fr: 'Ce fabricant possède des produits et ne peut pas être supprimé.',
    en: 'This manufacturer has products and cannot be deleted.',
  },
  MANUFACTURER_GENERIC: {
    status: 409,
    fr: 'Ce fabricant porte les produits génériques : il ne peut être ni renommé ni supprimé.',
    en: 'This manufacturer stands for generic products: it can be neither renamed nor deleted.',
  },
  CLASS_TREE_CYCLE: {
    status: 409,
    fr: 'Une classe ne peut pas être rattachée à l’une de ses sous-classes.',
    en: 'A class cannot be attached to one of its own subclasses.',
  },
  CATEGORY_TREE_CYCLE: {
    status: 409,
    fr: 'Une catégorie ne peut pas être rattachée à l’une de ses sous-catégories.',
    en: 'A category cannot be attached to one of its own subcategories.',
  },
} as const

/** Of the file of a thermal study, and of its walls. */
export const fieldCodes = {
  done_day: {
    fr: 'Ce jour n’est pas encore venu.',
    en: 'This day is in the future.',
  },
  not_offered: {
    fr: 'Ce produit n’est pas proposé au catalogue.',
    en: 'The catalogue does not offer this product.',
  },
  encoding: { fr: 'L’encodage du fichier n’est pas reconnu.', en: 'The encoding of the file is not recognised.' },
  doctype: {
    fr: 'Le fichier contient une déclaration DOCTYPE, qui n’est pas acceptée.',
    en: 'The file contains a DOCTYPE declaration, which is not accepted.',
  },
  malformed: {
    fr: 'Le fichier n’est pas un fichier XML complet et correct.',
    en: 'The file is not a complete and correct XML file.',
  },
  depth: { fr: 'Le fichier comporte trop de niveaux imbriqués.', en: 'The file has too many nested levels.' },
  walls: { fr: 'Le fichier comporte plus de 5 000 parois.', en: 'The file has more than 5,000 walls.' },
  wall_text: {
    fr: 'Le nom ou la description d’une paroi dépasse 300 caractères.',
    en: 'The name or the description of a wall exceeds 300 characters.',
  },
  size: { fr: 'Le fichier dépasse 20 Mo.', en: 'The file is larger than 20 MB.' },
  time: { fr: 'Le fichier est trop long à lire.', en: 'The file takes too long to read.' },
  not_a_study: {
    fr: 'Le fichier n’est pas une étude thermique RE2020 (RSEE).',
    en: 'The file is not an RE2020 thermal study (RSEE).',
  },
  unsupported: { fr: 'Ce type de paroi n’est pas pris en charge.', en: 'This type of wall is not supported.' },
} as const
