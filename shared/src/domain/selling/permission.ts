/** Whether an action is allowed. The reason is shown with its button, and in the cart for an item that breaks it. */
export type Permission = { readonly allowed: true } | { readonly allowed: false; readonly reason: string };

/** Permission without restrictions. */
export const allowed: Permission = { allowed: true };

/** Makes the `Permission` that does not allow an action. `reason` is one sentence for the agent. */
export function deny(reason: string): Permission {
  return { allowed: false, reason };
}
