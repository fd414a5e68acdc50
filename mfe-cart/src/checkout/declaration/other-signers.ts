import type { Account } from '@portal/shared/api/accounts';
import { titleCase } from '@portal/shared/parts';
import type { CartItem } from '../../core/items/cart-item.ts';

/** Who confirms a checkout beside the customer. */
interface OtherSigner {
  readonly name: string;
  /** Absent where the portal does not know it. */
  readonly email?: string;
}

/** The second adult of an onboarding, who consents to the opening. */
function ofOnboarding(item: CartItem): readonly OtherSigner[] {
  if (item.kind !== 'onboarding' || item.onboarding.plans?.accountType !== 'JNT') return [];
  return (item.onboarding.jointApplicant ?? []).map(({ identity, contact }) => ({
    name: titleCase(identity.name ?? ''),
    ...(contact.email ? { email: contact.email } : {}),
  }));
}

/**
 * Returns who confirms a checkout of these items beside the customer, each once: the second adult of an account that is
 * opened, and the joint holder of accounts that both sign for.
 */
export function otherSigners(
  items: readonly CartItem[],
  accounts: readonly Pick<Account, 'accountId' | 'operatingInstruction' | 'holders'>[],
): readonly OtherSigner[] {
  const joint = accounts
    .filter(({ operatingInstruction }) => operatingInstruction === '3')
    .filter(({ accountId }) => items.some((item) => item.accountId === accountId))
    .flatMap(({ holders }) => holders.filter(({ role }) => role === 'Joint'))
    .map(({ name }): OtherSigner => ({ name: titleCase(name) }));
  const each = new Map([...joint, ...items.flatMap(ofOnboarding)].map((signer) => [signer.name, signer]));
  return [...each.values()];
}

/** Returns the sentence about those who get the link too. */
export const otherSignersText = (others: readonly OtherSigner[]): string =>
  others
    .map(({ name, email }) => ` ${name} gets one too${email === undefined ? '' : `, at ${email}`}.`)
    .join('');
