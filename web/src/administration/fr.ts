/** French texts of administration, under `administration.` in the translation resource. */
export const fr = {
  title: 'Administration',
  menu: {
    manufacturers: 'Fabricants',
    products: 'Produits',
    productClasses: 'Classes de produits',
    productLabels: 'Labels des produits',
    trades: 'Métiers',
  },
}
