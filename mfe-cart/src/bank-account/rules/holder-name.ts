import type { Account } from '@portal/shared/api/accounts';
import { isSameName } from '@portal/shared/person/same-name';

/**
 * Returns the names under which a bank account is the customer's own: the customer's, and those of the account's other
 * adult holders. Without an account, the customer's alone.
 */
export const ownNames = (
  customerName: string,
  account: Pick<Account, 'holders'> | undefined,
): readonly string[] => [
  customerName,
  ...(account?.holders ?? [])
    .filter(({ role, name }) => role !== 'Minor' && !isSameName(name, customerName))
    .map(({ name }) => name),
];

/** Whose account it is. */
export type Owner = 'own' | 'joint' | 'third-party';

/**
 * Returns what is wrong with the typed name of a bank account's holder, or `undefined`. `names` are those under which
 * the account is the customer's: an own or joint account needs one of them, a third party's must not have one (docs/domain.md,
 * section 5).
 */
export function holderProblem(
  typed: string,
  owner: Owner | '',
  names: readonly string[],
): string | undefined {
  const isOwn = names.some((name) => isSameName(name, typed));
  if (owner === 'third-party')
    return isOwn
      ? 'This is the customer’s name. Choose “The customer’s”, or enter the third party’s name.'
      : undefined;
  return isOwn
    ? undefined
    : 'The name must be the account holder’s. For another person’s account choose “A third party’s”.';
}
