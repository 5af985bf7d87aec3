// The contract with its schemas. The browser's build knows only the routes of `contract.ts` (`web/vite.config.ts`); its
// tests need the shapes too.
export { contract } from './contract.ts'
