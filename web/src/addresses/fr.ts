/** French texts of addresses, under `addresses.` in the translation resource. */
export const fr = {
  title: 'Adresse',
  street_number: 'Numéro',
  street_name: 'Voie',
  extra_infos: 'Complément d’adresse',
  zip_code: 'Code postal',
  city: 'Ville',
}
