/** An e-mail address that, where it is too long for its line, goes on after the @ and not anywhere. */
export function EmailAddress({ of: address }: { of: string }) {
  const domain = address.lastIndexOf('@') + 1
  return (
    <>
      {address.slice(0, domain)}
      <wbr />
      {address.slice(domain)}
    </>
  )
}
