/** The addresses that the sign-in page leads to; `paths.ts` has them all. */
export const entrance = {
  login: () => '/login',
  /** Where invitations and the QR codes of credential sheets lead; the server writes these two addresses. */
  activation: () => '/activation',
  invitation: () => '/invitation',
}
