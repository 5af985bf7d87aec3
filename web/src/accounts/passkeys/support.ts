/** Whether this browser knows passkeys, at this address: one belongs to a name, and an address in figures has none. */
export const knowsPasskeys = (): boolean =>
  'PublicKeyCredential' in window && isSecureContext && !/^[\d.]+$|^\[/.test(location.hostname)
