/** French texts of what has a code and a name in each language, under `reference.` in the translation resource. */
export const fr = {
  name_fr: 'Nom en français',
  name_en: 'Nom en anglais',
  code: 'Code',
  codeHelp: 'Pour les imports et l’API : minuscules, chiffres et « _ », en commençant par une lettre.',
}
