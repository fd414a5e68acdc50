/** The account and the scheme that a drawer was opened for, where it was given them. */
export interface DrawerStart {
  readonly accountId?: string | undefined;
  readonly scheme?: string | undefined;
}

/** Whether values are about what the drawer was opened for. */
export const isAboutStart = (
  start: DrawerStart,
  { accountId, scheme }: { readonly accountId: string; readonly scheme: string },
): boolean =>
  (start.accountId === undefined || start.accountId === accountId) &&
  (start.scheme === undefined || start.scheme === scheme);
