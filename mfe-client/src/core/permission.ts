/** Whether something can be done now, with the reason when it cannot: the reason is shown with the button. */
export type Permission = { readonly allowed: true } | { readonly allowed: false; readonly reason: string };

/** It can. */
export const allowed: Permission = { allowed: true };

/** It cannot, and this is why. */
export function refused(reason: string): Permission {
  return { allowed: false, reason };
}
