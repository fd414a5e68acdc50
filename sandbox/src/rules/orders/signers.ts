import { compact } from '@portal/shared/customer-search';
import { readFutureAccountId } from '../onboarding/future-accounts.ts';

interface Holder {
  readonly name: string;
  readonly idNo: string;
  readonly role: string;
  /** Known of a holder whose account an onboarding opens or has opened. */
  readonly email?: string | undefined;
}

interface Customer {
  readonly customerName: string;
  readonly customerEmail: string;
}

/** The facts of an account that decide who confirms. */
interface SignedAccount {
  readonly id: string;
  readonly operatingInstruction: string;
  readonly holders: readonly Holder[];
}

/** A person who must confirm a checkout. */
export interface Signer {
  /** The identity number without signs; empty of the customer. People may share a name and an address. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Most joint holders have no e-mail on record. The sandbox derives one from the identity number. */
const emailOf = (idNo: string): string => `holder-${idNo.replace(/\W/g, '').toLowerCase()}@mail.example`;

/** Whether the joint holder of an account confirms: where both must sign, and where it is opened, also when one signs later. */
const needsBoth = ({ id, operatingInstruction }: SignedAccount): boolean =>
  operatingInstruction === '3' || readFutureAccountId(id) !== undefined;

/**
 * Returns who must confirm: the customer, and the adult joint holder of accounts where both must sign and of an account
 * that is about to be opened (docs/domain.md, section 1), each once.
 */
export function signersOf(
  { customerName, customerEmail }: Customer,
  accounts: readonly SignedAccount[],
): readonly Signer[] {
  const others = accounts
    .filter(needsBoth)
    .flatMap(({ holders }) => holders.filter(({ role }) => role === 'Joint'))
    .map(({ name, idNo, email = emailOf(idNo) }): Signer => ({ id: compact(idNo), name, email }));
  const each = new Map(others.map((signer) => [signer.id, signer]));
  return [{ id: '', name: customerName, email: customerEmail }, ...each.values()];
}
