import type { Lookups } from '@portal/shared/api/lookups';
import {
  type AnyTypes,
  type Fields,
  findRefusal,
  fromSent,
  type PhoneReader,
  type SentOf,
} from '@portal/shared/fields';
import { readEmail } from '@portal/shared/person/read-email';
import { accept, type Reading, refuse } from '@portal/shared/person/reading';

const MALAYSIAN_MOBILE = /^601(?:1\d{8}|[02-46-9]\d{7})$/;

/** The service's own rule of a phone number, beside the portal's library. */
export const readPhone: PhoneReader = (national, { countryCode = '' }) => {
  const number = countryCode + national;
  const isValid = countryCode === '60' ? MALAYSIAN_MOBILE.test(number) : /^\d{6,15}$/.test(number);
  return isValid ? accept({ national }) : refuse('The phone number is not valid.');
};

/** A field with a value that the portal never sends, and why. */
export interface FieldProblem {
  readonly field: string;
  readonly problem: string;
}

/** Whether a value is as the portal reads and sends it. */
export const isSent = (reading: Reading, sent: string): boolean => reading.ok && reading.value === sent;

/** What fields are checked against. */
export interface FieldFacts {
  readonly agentEmail: string;
  readonly lookups: Lookups;
}

/** A part as it is sent, of which the rows may require more than the request's schema. */
type Sendable<T extends AnyTypes> = { readonly [Name in keyof T]: SentOf<T>[Name] | null };

/** Returns the first wrong field of a part of a payload whose fields are rows. */
export const fieldsProblem = <T extends AnyTypes>(
  rows: Fields<T>,
  part: NoInfer<Sendable<T>>,
  { agentEmail, lookups }: FieldFacts,
): FieldProblem | undefined =>
  findRefusal(rows, fromSent(rows, part), { lookups, agentEmail, readPhone, readEmail });
