/** The addresses that the sign-in page leads to; `paths.ts` has them all. */
export const entrance = {
  login: () => '/login',
  activation: () => '/activation',
}
