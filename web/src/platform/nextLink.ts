/** What links from outside bring in the fragment of their address. */
const brings = /[#&](token|code)=/

/**
 * A link that is followed where another one was: for the browser the page stays, and would go on with what the first link
 * brought. It begins anew, as it does in any other tab.
 */
export const beginAnewByLinks = () =>
  addEventListener('hashchange', ({ newURL }) => {
    if (!brings.test(newURL)) return
    // The portal may have taken it out of the address already.
    history.replaceState(history.state, '', newURL)
    location.reload()
  })
