/** French texts of administration, under `administration.` in the translation resource. */
export const fr = {
  title: 'Administration',
  menu: {
    trades: 'Métiers',
  },
}
