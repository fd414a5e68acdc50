import { people } from '../oracle/people.ts';
import type { NamedPerson, PersonRow } from '../oracle/person-row.ts';

/** Returns a person of the oracle. */
function personOf(key: string): PersonRow {
  const found = people.find((person) => person.key === key);
  if (!found) throw new Error(`The oracle has no person ${key}`);
  return found;
}

/** A person of the oracle, as asked for by name and number alone. */
function named(key: string): NamedPerson {
  const { typed, sent } = personOf(key);
  return {
    typed: { name: typed.name, idNo: typed.document.idNo },
    sent: { name: sent.name, idNo: sent.identity.idNo },
  };
}

/** Whose bank account is added, and the name that is typed for it: the customer's, a joint holder's or a third party's. */
export type BankHolder =
  | { readonly owner: 'own'; readonly typed: string; readonly sent: string }
  | { readonly owner: 'joint' | 'third-party'; readonly holder: NamedPerson };

/** The bank account of a person in another writing of the name, as the oracle has it. */
function own(key: string): BankHolder {
  const { bankHolder } = personOf(key);
  if (!bankHolder) throw new Error(`The oracle has no bank account of ${key}`);
  return { owner: 'own', typed: bankHolder.typed, sent: bankHolder.sent };
}
const thirdParty = (key: string): BankHolder => ({ owner: 'third-party', holder: named(key) });

/** What is walked of a person: whose account is opened, and who is named on the way. */
export interface Walk {
  readonly key: string;
  readonly applicant: PersonRow;
  /** The second holder of the cash account. */
  readonly joint?: PersonRow;
  /** Opens a private retirement scheme too. */
  readonly nominee?: NamedPerson;
  /** Pays for another customer of the agent. */
  readonly payer: NamedPerson;
  readonly bank: BankHolder;
  /** Whether pictures are written of it. */
  readonly isShown?: true;
}

const walk = (key: string, parts: Omit<Walk, 'key' | 'applicant'>): Walk => ({
  ...parts,
  key,
  applicant: personOf(key),
});

/** Ten people who are most unlike, and 21 others who are named with them. */
export const walks: readonly Walk[] = [
  walk('alireza', {
    nominee: named('lakshmi'),
    payer: named('rashid'),
    bank: thirdParty('eleni'),
    isShown: true,
  }),
  walk('rashid', { payer: named('kaiulani'), bank: thirdParty('maimaiti') }),
  walk('dawen', {
    joint: personOf('oneletter'),
    payer: named('alireza'),
    bank: { owner: 'joint', holder: named('oneletter') },
    isShown: true,
  }),
  walk('amnat', { nominee: named('isil'), payer: named('shri'), bank: thirdParty('mariana') }),
  walk('anh', { joint: personOf('suharto'), payer: named('conceicao'), bank: own('anh') }),
  walk('lukasz', {
    nominee: personOf('lukasz').nominee ?? named('dorde'),
    payer: named('dorde'),
    bank: own('lukasz'),
  }),
  walk('thordur', { payer: named('gildong'), bank: own('thordur') }),
  walk('yamada', {
    joint: personOf('feifei'),
    payer: named('hooft'),
    bank: thirdParty('suzuki'),
    isShown: true,
  }),
  walk('obrien', {
    joint: personOf('llyr'),
    payer: personOf('obrien').payer ?? named('gross'),
    bank: own('obrien'),
  }),
  walk('ahmoi', { nominee: named('penya'), payer: named('kamala'), bank: thirdParty('aisha') }),
];
