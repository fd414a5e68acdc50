interface Holder {
  readonly name: string;
  readonly idNo: string;
  readonly role: string;
}

interface Customer {
  readonly customerName: string;
  readonly customerEmail: string;
}

/** The facts of an account that decide who confirms. */
interface SignedAccount {
  readonly operatingInstruction: string;
  readonly holders: readonly Holder[];
}

/** A person who must confirm a checkout. */
export interface Signer {
  readonly name: string;
  readonly email: string;
}

/** Joint holders have no e-mail on record. The sandbox derives one from the identity number. */
const emailOf = (idNo: string): string => `holder-${idNo.replace(/\W/g, '').toLowerCase()}@mail.example`;

/**
 * Returns who must confirm: the customer, and the joint holder of accounts where both must sign (domain, section 1),
 * each once. The sandbox makes a joint holder's e-mail address from the identity number.
 */
export function signersOf(
  { customerName, customerEmail }: Customer,
  accounts: readonly SignedAccount[],
): readonly Signer[] {
  const others = accounts
    .filter(({ operatingInstruction }) => operatingInstruction === '3')
    .flatMap(({ holders }) => holders.filter(({ role }) => role === 'Joint'))
    .map(({ name, idNo }) => [emailOf(idNo), { name, email: emailOf(idNo) }] as const);
  return [{ name: customerName, email: customerEmail }, ...new Map(others).values()];
}
