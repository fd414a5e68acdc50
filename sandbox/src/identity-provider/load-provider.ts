/**
 * Loads oidc-provider and returns its `Provider` and `SessionNotFound`, without its warning about Node versions before
 * 22: the portal supports Node 20, the end-to-end tests prove that it works, and `npm start` should print no warning
 * that needs no action.
 */
export async function loadProvider() {
  const warn = console.warn;
  console.warn = (...message) => {
    if (!String(message[0]).includes('Unsupported runtime')) warn(...message);
  };
  try {
    const { Provider, errors } = await import('oidc-provider');
    return { Provider, SessionNotFound: errors.SessionNotFound };
  } finally {
    console.warn = warn;
  }
}
