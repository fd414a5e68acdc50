/**
 * Loads oidc-provider. On every Node before 22 it warns of an unsupported runtime as it loads; the portal
 * supports 20, the end-to-end tests prove that it works there, and `npm start` should print nothing that
 * calls for no action.
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
