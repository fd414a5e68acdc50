/** What an agent types of an identity document: of a MyKad the number alone, and the year of birth where two are possible. */
export interface TypedDocument {
  readonly docType: 'MYKAD' | 'PASSPORT';
  readonly idNo: string;
  readonly born?: string;
  readonly gender?: 'M' | 'F';
  readonly expiresOn?: string;
}

/** Country as words typed into the choice, the others as typed. What is absent was left empty. */
interface TypedAddress {
  readonly country: string;
  readonly lines: readonly string[];
  readonly postcode?: string;
  readonly city?: string;
  readonly region?: string;
}

/** Dialling code and number. */
type Phone = readonly [code: string, tel: string];

/** An address at the wire; null is what its country does not have, or what was left empty. */
export interface SentAddress {
  readonly address1: string;
  readonly address2: string | null;
  readonly address3: string | null;
  readonly postcode: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string;
}

export interface SentIdentity {
  readonly docType: 'MYKAD' | 'PASSPORT';
  readonly idNo: string;
  readonly dateOfBirth: string;
  readonly gender: 'M' | 'F';
  readonly expiresOn: string | null;
}

/** Nominee or payer: a name and a number, each as typed and as sent. */
export interface NamedPerson {
  readonly typed: { readonly name: string; readonly idNo: string };
  readonly sent: { readonly name: string; readonly idNo: string };
}

export interface PersonRow {
  /** Names the row in tests. */
  readonly key: string;
  readonly why: string;
  readonly typed: {
    readonly name: string;
    readonly document: TypedDocument;
    /** Words typed into the choice of countries, of which the first match is meant. */
    readonly nationality: string;
    readonly phone: Phone;
    readonly email: string;
    readonly home: TypedAddress;
  };
  readonly sent: {
    readonly name: string;
    readonly identity: SentIdentity;
    readonly nationality: string;
    readonly phone: Phone;
    readonly email: string;
    readonly home: SentAddress;
  };
  /** In whole years, on `today`. */
  readonly age: number;
  /** The letter under which the person is listed; `#` without Latin letters. */
  readonly section: string;
  readonly account: string;
  /** Each finds this person and no other of the table. */
  readonly searches: readonly string[];
  /** Each finds this person, and maybe others. */
  readonly amongOthers?: readonly string[];
  /** The account's second holder is another row. */
  readonly jointHolder?: { readonly key: string; readonly accountType: 'JNT' | 'MNR' };
  readonly nominee?: NamedPerson;
  readonly payer?: NamedPerson;
  /** The holder of a bank account, and whether that is the same name as the person's. */
  readonly bankHolder?: { readonly typed: string; readonly sent: string; readonly isSame: boolean };
}

/** The day on which ages are counted. */
export const today = '2026-11-21';

export const mykad = (idNo: string, dateOfBirth: string, gender: 'M' | 'F'): SentIdentity => ({
  docType: 'MYKAD',
  idNo,
  dateOfBirth,
  gender,
  expiresOn: null,
});

export const passport = (
  idNo: string,
  expiresOn: string,
  dateOfBirth: string,
  gender: 'M' | 'F',
): SentIdentity => ({ docType: 'PASSPORT', idNo, dateOfBirth, gender, expiresOn });

export const typedMykad = (idNo: string, born?: string): TypedDocument => ({
  docType: 'MYKAD',
  idNo,
  ...(born === undefined ? {} : { born }),
});

export const typedPassport = (
  idNo: string,
  expiresOn: string,
  born: string,
  gender: 'M' | 'F',
): TypedDocument => ({ docType: 'PASSPORT', idNo, expiresOn, born, gender });

/** An address at the wire: country, then postcode, city and state, then its lines. */
export const sentHome = (
  country: string,
  [postcode, city, state]: readonly [string | null, string | null, string | null],
  address1: string,
  address2: string | null = null,
  address3: string | null = null,
): SentAddress => ({ address1, address2, address3, postcode, city, state, country });
