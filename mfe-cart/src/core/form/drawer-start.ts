/** What a drawer was opened for, where it was given it: account, scheme, and an amount that it begins with. */
export interface DrawerStart {
  readonly accountId?: string | undefined;
  readonly scheme?: string | undefined;
  /** Decimal string, in the currency of the scheme. */
  readonly amount?: string | undefined;
}

/** Whether values are about what the drawer was opened for. */
export const isAboutStart = (
  start: DrawerStart,
  { accountId, scheme }: { readonly accountId: string; readonly scheme: string },
): boolean =>
  (start.accountId === undefined || start.accountId === accountId) &&
  (start.scheme === undefined || start.scheme === scheme);
