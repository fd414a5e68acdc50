import { cleanNumber, cleanText } from '@portal/shared/clean-text';
import { onboardingGroups } from '@portal/shared/person';
import { readEmail } from '@portal/shared/person/read-email';
import { readMyKad } from '@portal/shared/person/read-mykad';
import { readName } from '@portal/shared/person/read-name';
import { readPhone } from '@portal/shared/person/read-phone';
import type { Reading } from '@portal/shared/person/reading';
import { isSameName } from '@portal/shared/person/same-name';
import { readOnboarding } from '@portal/shared/records';
import { getAge } from '@portal/shared/selling';
import { customerAsPayer, missingPayer, payerOf } from '../../mfe-cart/src/payer/payer.ts';
import {
  type AddressAnswers,
  type Answers,
  answersSchema,
} from '../../mfe-client/src/onboarding/answers/answers.ts';
import { toPayload } from '../../mfe-client/src/onboarding/answers/to-payload.ts';
import { changeAddress } from '../../mfe-client/src/onboarding/fields/change-address.ts';
import { stepTable } from '../../mfe-client/src/onboarding/steps/step-table.ts';
import type { BirthRow } from '../oracle/people-ages.ts';
import { type NamedPerson, type PersonRow, today } from '../oracle/person-row.ts';
import { differences, type Path, valueAt, withValueAt } from '../questions/compare.ts';
import { factsOf } from '../questions/onboarding-form.fixtures.ts';
import { samples } from '../questions/samples.ts';

const facts = factsOf('name');
const agentEmail = 'agent@agents.example';

/** What a reader does otherwise than the oracle: nothing, `refused` or `sent otherwise`. */
function observeReading(reading: Reading, sent: string): readonly string[] {
  if (!reading.ok) return ['refused'];
  return reading.value === sent ? [] : ['sent otherwise'];
}

const under = (name: string, found: readonly string[]): readonly string[] =>
  found.map((difference) => `${name}: ${difference}`);

/** Names of a person, and of those who are named with the person, beside the portal's readers. */
export function observeNames({ typed, sent, nominee, payer, bankHolder }: PersonRow): readonly string[] {
  const named = (who: NamedPerson | undefined) =>
    who ? observeReading(readName(who.typed.name), who.sent.name) : [];
  return [
    ...under('name', observeReading(readName(typed.name), sent.name)),
    ...under('nominee', named(nominee)),
    ...under('payer', named(payer)),
    ...(bankHolder
      ? under('bank holder', [
          ...observeReading(readName(bankHolder.typed), bankHolder.sent),
          ...(isSameName(sent.name, bankHolder.sent) === bankHolder.isSame ? [] : ['another name']),
        ])
      : []),
  ];
}

/** Whether a line of text is sent as the oracle says, in a field of texts. */
export const isCleanedTo = (typed: string, sent: string): boolean => cleanText(typed) === sent;

/** Whether a code is sent as the oracle says. */
export const isCodeCleanedTo = (typed: string, sent: string): boolean => cleanNumber(typed) === sent;

/** Whether a typed name or e-mail address is refused. */
export const refuses = (field: 'name' | 'email', typed: string): boolean =>
  !(field === 'name' ? readName(typed) : readEmail(typed, agentEmail)).ok;

/** Whether a name is sent as it was typed. */
export const takesName = (name: string): boolean => {
  const reading = readName(name);
  return reading.ok && reading.value === name;
};

export const refusesPhone = (code: string, typed: string): boolean =>
  !readPhone(typed, { countryCode: code, isMobile: true }).ok;

/** How a person is reached. */
export function observeReach({ typed, sent }: PersonRow): readonly string[] {
  const [code, tel] = typed.phone;
  const phone = readPhone(tel, { countryCode: code, isMobile: true });
  const national: Reading = phone.ok ? { ok: true, value: phone.value.national } : phone;
  const isOffered = facts.lookups.dialingCodes.some(({ dialingCode }) => dialingCode === code);
  return [
    ...(isOffered ? [] : ['telCountryCode: not offered']),
    ...under('tel', observeReading(national, sent.phone[1])),
    ...under('email', observeReading(readEmail(typed.email, agentEmail), sent.email)),
  ];
}

/** The fields of a part of the form that are refused. */
const refusedIn = (
  step: 'contact' | 'identity' | 'joint',
  answers: Answers,
  path: Path,
): readonly string[] => {
  const prefix = path
    .slice(1)
    .map((name) => `${name}.`)
    .join('');
  return stepTable[step]
    .check(answers, facts)
    .flatMap(({ field }) => (field.startsWith(prefix) ? [field.slice(prefix.length)] : []));
};

/** The address as the agent's answers have it: the country is chosen first, the postcode is typed last. */
function addressAnswers({ typed, sent }: PersonRow): AddressAnswers {
  const { lines, postcode = '', city = '', region = '' } = typed.home;
  const [address1 = '', address2 = '', address3 = ''] = lines;
  const { country } = sent.home;
  const address = { address1, address2, address3, postcode: '', city, state: region, country };
  return { ...address, ...changeAddress(address, { postcode }, { country }, facts.lookups).changes };
}

const home: Path = ['contact', 'residential'];
const { contact, identity, jointApplicant } = samples;
const withHome = (residential: object): Answers =>
  answersSchema.parse({ contact: { ...contact, mailing: {}, residential } });

/** What the form's step sends otherwise than the oracle; refused fields are answered in another way for the others. */
export function observeHome(person: PersonRow): readonly string[] {
  const answers = withHome(addressAnswers(person));
  const refused = refusedIn('contact', answers, home);
  const others = refused.reduce<unknown>((all, name) => withValueAt(all, [...home, name], 'x'), answers);
  const sent = valueAt(toPayload(answersSchema.parse(others), facts), home);
  const isOther = (name: string) => valueAt(sent, [name]) !== valueAt(person.sent.home, [name]);
  return [
    ...differences('refused', refused),
    ...differences(
      'sent otherwise',
      Object.keys(person.sent.home).filter((name) => !refused.includes(name) && isOther(name)),
    ),
  ];
}

const parts = ['address1', 'postcode', 'city', 'state'] as const;

/** The parts of an address that the form requires in a country. */
export function partsRequiredByForm(country: string): readonly string[] {
  const isMalaysia = country === 'MY';
  const full = {
    address1: '1 Long Street',
    postcode: isMalaysia ? '50480' : '1000',
    city: 'Town',
    state: isMalaysia ? '14' : 'North',
    country,
  };
  return parts.filter((name) => refusedIn('contact', withHome({ ...full, [name]: '' }), home).includes(name));
}

/** How review, checkout and application show an address of home and of letters. */
export function shownHomes({ sent: { home: address } }: PersonRow): readonly (string | undefined)[] {
  const reached = { ...contact, residential: address, mailing: address };
  const groups = onboardingGroups(readOnboarding({ contact: reached }), facts.lookups, today);
  return groups
    .flatMap(({ fields }) => fields)
    .flatMap(({ label, value }) => (label.endsWith('address') ? [value] : []));
}

/** The parts of an address as an agent reads them: of equal city and region one. */
export function partsToShow({ sent: { home: address } }: PersonRow): readonly string[] {
  const { country: code, state, ...others } = address;
  const { lookups } = facts;
  const country = lookups.country.find((each) => each.code === code)?.name ?? code;
  const region = code === 'MY' ? lookups.state.find(({ value }) => value === state)?.name : state;
  const parts = [...Object.values(others), region, country];
  return [...new Set(parts)].filter((part) => typeof part === 'string');
}

const answersOf = ({ typed, sent }: PersonRow) => ({
  ...identity,
  ...typed.document,
  name: identity.name,
  dateOfBirth: sent.identity.dateOfBirth,
  gender: sent.identity.gender,
  expiresOn: sent.identity.expiresOn ?? '',
  // of the samples, which are not observed here
  isIdNoChanged: false,
});

/** The identity document of an applicant, and of the second holder of an account. */
export function observeIdentity(person: PersonRow, accountType?: 'JNT' | 'MNR'): readonly string[] {
  const isJoint = accountType !== undefined;
  const path: Path = isJoint ? ['joint', 'identity'] : ['identity'];
  const answers = answersSchema.parse(
    isJoint
      ? {
          who: { plans: ['CS'], accountType, operatingInstruction: '3' },
          contact: { ...contact, mailing: {} },
          joint: {
            relationship: jointApplicant.relationship,
            identity: answersOf(person),
            personal: { ...samples.personal, noOfDependents: '0' },
            hasSameContact: true,
          },
        }
      : { identity: answersOf(person) },
  );
  const refused = refusedIn(isJoint ? 'joint' : 'identity', answers, path);
  if (refused.length > 0) return differences('refused', refused);
  const payload = toPayload(answers, facts);
  const sent = isJoint ? payload.jointApplicant?.[0]?.identity : payload.identity;
  return differences(
    'sent otherwise',
    Object.keys(person.sent.identity).filter(
      (name) => valueAt(sent, [name]) !== valueAt(person.sent.identity, [name]),
    ),
  );
}

/** The age by the number of a MyKad. */
export const observeAge = ({ sent: { identity: document }, age }: PersonRow): readonly string[] =>
  document.docType === 'PASSPORT' || getAge({ idNo: document.idNo }, today) === age ? [] : ['age: another'];

/** The days on which a MyKad's holder may be born, as the portal reads them. */
export function birthsRead({ idNo, role }: BirthRow): readonly string[] {
  const card = readMyKad(idNo, { today, isMinor: role === 'minor' });
  return card.ok ? card.value.births : [];
}

/** Name and number of a nominee and of a payer, as they are sent. */
export function observeNamed({ nominee, payer }: PersonRow): readonly string[] {
  const share = { relationship: 'Child', share: '100' };
  const nominated = nominee && { who: { plans: ['PRS'] }, nominees: [{ ...share, ...nominee.typed }] };
  const sentNominee = nominated && toPayload(answersSchema.parse(nominated), facts).nominee?.[0];
  const paying = payer && { ...customerAsPayer, who: 'other', ...payer.typed };
  const isPayerRefused = paying && missingPayer(paying, []).some(({ field }) => field === 'payer.idNo');
  const observe = (who: string, sent: NamedPerson['sent'] | undefined, expected?: NamedPerson['sent']) => [
    ...(sent?.name === expected?.name ? [] : [`${who}: name sent otherwise`]),
    ...(sent?.idNo === expected?.idNo ? [] : [`${who}: number sent otherwise`]),
  ];
  return [
    ...(isPayerRefused ? ['payer: number refused'] : []),
    ...observe('nominee', sentNominee, nominee?.sent),
    ...observe('payer', paying && payerOf(paying, []), payer?.sent),
  ];
}
