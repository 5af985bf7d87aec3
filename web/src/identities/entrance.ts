/** Two ways through the same door, as one file: the sign-in page names it without loading it. */
export { IdentityOffer } from './IdentityOffer.tsx'
export { ReturnPage } from './ReturnPage.tsx'
