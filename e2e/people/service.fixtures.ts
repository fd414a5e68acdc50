import { type OnboardingSent, onboardingSent } from '@portal/shared/api/onboarding';
import * as z from '@portal/shared/schema';
import { malformedOnboarding } from '../../sandbox/src/rules/onboarding/onboarding-checks.ts';
import { bankarRefusal } from '../../sandbox/src/rules/orders/bank-account-checks.ts';
import { bankarPayloads } from '../oracle/bankar.ts';
import { type PersonRow, today } from '../oracle/person-row.ts';
import { lookupsOf } from '../questions/lookups.ts';
import { bankarSamples, samples } from '../questions/samples.ts';

const { contact, personal, jointApplicant } = samples;
const lookups = lookupsOf('name');
const files = { front: null, back: null, isIdNoChanged: false };
const single = {
  plans: ['CS'],
  accountType: 'IND',
  operatingInstruction: '1',
  epfAccountType: null,
  epfNo: null,
};
const reached = { ...contact, mailing: null };

/** The fields that the service refuses in some parts of an onboarding: those of its schema, or the first of its rules. */
function refusedIn(parts: unknown, customerName: string): readonly string[] {
  const read = z.safeParse(onboardingSent, parts);
  if (!read.success) return read.error.issues.map(({ path }) => path.join('.'));
  const payload: OnboardingSent = read.data;
  const wrong = malformedOnboarding(payload, {
    today,
    agentEmail: 'agent@agents.example',
    customerName,
    lookups,
  });
  return wrong ? [wrong.field] : [];
}

const identityOf = ({ sent }: PersonRow) => ({ ...sent.identity, ...files, name: sent.name });

/** Parts of the onboarding of a person, each with samples around what is observed. */
function partsOf(person: PersonRow, accountType: 'IND' | 'JNT' | 'MNR'): readonly unknown[] {
  const { sent } = person;
  const [telCountryCode, tel] = sent.phone;
  const identity = identityOf(person);
  const details = {
    ...personal,
    nationality: sent.nationality,
    ...(accountType === 'MNR' ? { maritalStatus: null, noOfDependents: null } : {}),
  };
  const operatingInstruction = accountType === 'JNT' ? '3' : '1';
  const joint = { relationship: jointApplicant.relationship, identity, personal: details, contact: reached };
  return accountType === 'IND'
    ? [
        { identity: { ...identity, name: 'Tan' } },
        { identity: { ...identity, ...sampleDocument } },
        { personal: details },
        { contact: { ...reached, telCountryCode, tel } },
        { contact: { ...reached, email: sent.email } },
        { contact: { ...reached, residential: sent.home } },
      ]
    : [{ plans: { ...single, accountType, operatingInstruction }, jointApplicant: [joint] }];
}

const sampleDocument = {
  docType: 'MYKAD',
  idNo: '880412-14-5233',
  dateOfBirth: '1988-04-12',
  gender: 'M',
  expiresOn: null,
};

/** What the service refuses of what the oracle sends of a person. `accountType`: of a second holder. */
export function refusedByService(
  person: PersonRow,
  accountType: 'IND' | 'JNT' | 'MNR' = 'IND',
): readonly string[] {
  const { sent, nominee, bankHolder } = person;
  const plans = { ...single, plans: ['PRS'] };
  const share = { relationship: 'Child', share: 100 };
  const nominees = nominee ? [{ plans, nominee: [{ ...nominee.sent, ...share }] }] : [];
  const fields = [...partsOf(person, accountType), ...(accountType === 'IND' ? nominees : [])].flatMap(
    (part) => refusedIn(part, valueOfName(part)),
  );
  const isTaken = !bankHolder || takesHolder(bankHolder.sent, sent.name) === bankHolder.isSame;
  return [...new Set(fields), ...(isTaken ? [] : ['bankAccName'])];
}

const valueOfName = (part: unknown): string => String(Object(Object(part).identity).name);

const sampleNumber = String(bankarSamples.bankAccNumber);

/** Whether the service takes a bank account under this name as one of the customer. */
const takesHolder = (bankAccName: string, holder: string): boolean =>
  bankarRefusal(
    {
      ...bankarAddition,
      bankAccName,
    },
    {
      plan: 'CS',
      accountType: 'IND',
      holders: [holder],
      today,
    },
  ) === undefined;

const bankarAddition = {
  ...bankarPayloads.own({
    account: '1000482917',
    customerName: '',
    customerIdNo: 'A12345678',
    statementDate: today,
  }),
  bankAccNumber: sampleNumber,
  isDefault: true,
  validationIdType: '2',
  bankAccountStatementFileURL: 'bucket::key',
};

/** Whether the service refuses a name or an e-mail address. */
export const refusedAtService = (field: 'name' | 'email', value: string): boolean =>
  refusedIn(
    field === 'name'
      ? { identity: { ...sampleDocument, ...files, name: value } }
      : { contact: { ...reached, email: value } },
    value,
  ).length > 0;

const parts = ['address1', 'postcode', 'city', 'state'] as const;

/**
 * The parts of an address that the service requires in a country, where one with these is given: all, where it requires
 * another one too.
 */
export function partsRequiredByService(country: string, given: readonly string[]): readonly string[] {
  const isMalaysia = country === 'MY';
  const values = {
    address1: '1 Long Street',
    postcode: isMalaysia ? '50480' : '1000',
    city: 'Town',
    state: isMalaysia ? '14' : 'North',
  };
  const full = {
    ...Object.fromEntries(parts.map((name) => [name, given.includes(name) ? values[name] : null])),
    address2: null,
    address3: null,
    country,
  };
  return parts.filter(
    (name) => refusedIn({ contact: { ...reached, residential: { ...full, [name]: null } } }, '').length > 0,
  );
}
