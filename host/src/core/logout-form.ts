import type { FormPost } from '@portal/shared/oidc';

/** Without the prefix `portal-`, so that the end of a session removes it (session-store.ts). */
const key = 'portal.logout';

type FormStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Stores the form that ends the provider's session, for the logout callback page, which posts it while it loads
 * (docs/adr/0019-logout-by-post.md). Where storage is blocked it stores nothing, and only the portal's session ends.
 */
export function storeLogoutForm(storage: FormStorage, { action, fields }: FormPost): void {
  try {
    storage.setItem(key, new URLSearchParams({ ...fields, action }).toString());
  } catch {
    // without storage that page goes to sign-in, and only the provider's session goes on
  }
}

/**
 * Returns the form that `storeLogoutForm` has stored and removes it, since it contains the id token; `undefined` when
 * there is none.
 */
export function takeLogoutForm(storage: () => FormStorage): FormPost | undefined {
  let text = '';
  try {
    text = storage().getItem(key) ?? '';
    storage().removeItem(key);
  } catch {
    // where storage is blocked, nothing is stored
  }
  const { action, ...fields } = Object.fromEntries(new URLSearchParams(text));
  return action === undefined ? undefined : { action, fields };
}
