import { type ClientInformationSent, clientInformationSent } from '@portal/shared/api/client-information';
import * as z from '@portal/shared/schema';
import { permittedActions } from '@portal/shared/selling';
import { schemeWire as scheme, testAgent } from '@portal/shared/testing';
import { updateDocuments } from '@portal/shared/update-documents';
import { someCustomer, wireCustomer } from '../../mfe-cart/src/core/fixtures/customer.ts';
import { updateContext } from '../../mfe-cart/src/update-information/fixtures/update.ts';
import { readUpdate } from '../../mfe-cart/src/update-information/order.ts';
import { valuesOfRecord } from '../../mfe-cart/src/update-information/update-fields.ts';
import {
  malformedUpdate,
  type RecordedInformation,
  updateRefusal,
} from '../../sandbox/src/rules/orders/client-information-checks.ts';
import { recordOfCustomer } from '../oracle/onboarding-payloads.ts';
import { today } from '../oracle/person-row.ts';
import type { Answers } from '../oracle/questions.ts';
import type { OfUpdate } from '../oracle/situation-of-a-person.ts';
import { differences, isEmptyValue, pick } from '../questions/compare.ts';
import { lookupsOf } from '../questions/lookups.ts';
import { updateSamples } from '../questions/samples.ts';
import { agentEmail, emptyOf, typedValue } from '../questions/update-cases.ts';
import { namesIn } from './payload-of.ts';
import { unsaid } from './portal.fixtures.ts';

const lookups = lookupsOf('name');
const accountsOf = ({ accounts = ['CS'] }: OfUpdate) =>
  wireCustomer.account.filter(({ plan }) =>
    accounts.some((each) => each === (plan === 'Cash' ? 'CS' : plan)),
  );

const recordOf = ({ record }: OfUpdate) => ({ ...recordOfCustomer, ...record });
const customerOf = (situation: OfUpdate, changes: Answers = {}) =>
  someCustomer({ ...recordOf(situation), ...changes, account: accountsOf(situation) });

/** What the form says of these changes. */
function read(situation: OfUpdate, changes: Answers) {
  const record = customerOf(situation);
  const typed = Object.entries(changes).map(([name, value]) => [name, typedValue(name, value)]);
  const values = { ...valuesOfRecord(record), ...Object.fromEntries(typed) };
  return readUpdate(values, { ...updateContext(), record, lookups, agentEmail });
}

/** Why the service refuses these changes; undefined for those that it takes. */
function refusal(situation: OfUpdate, changes: Answers): string | undefined {
  const record: RecordedInformation = recordOf(situation);
  const before = pick(record, Object.keys(changes));
  const payload = z.safeParse(clientInformationSent, { ...changes, before });
  if (!payload.success) return payload.error.issues.map(({ path }) => path.join('.')).join();
  const sent: ClientInformationSent = payload.data;
  const malformed = malformedUpdate(sent);
  if (malformed) return `${malformed.field}: ${malformed.problem}`;
  const plans = situation.accounts ?? ['CS'];
  return updateRefusal(sent, { record, plans, agentEmail, lookups });
}

/** The changes as they are sent, with null for what is no longer asked. */
const sentChanges = ({ changes, ends }: OfUpdate): Answers => ({
  ...changes,
  ...Object.fromEntries(namesIn(ends).map((name) => [name, null])),
});

/** Yes or no is always chosen. */
const neverEmpty = ['sI'];
const emptied = ({ asked }: OfUpdate) => namesIn(asked).filter((name) => !neverEmpty.includes(name));

/** What the service does otherwise than the oracle says of an update. */
export function observeServedUpdate(situation: OfUpdate): readonly string[] {
  const { result, at = '', notAsked, documents = [] } = situation;
  const changes = sentChanges(situation);
  const why = refusal(situation, changes);
  if (result === 'refused')
    return why !== undefined && namesIn(at).some((place) => why.startsWith(place))
      ? []
      : [`not refused at ${at}: ${why}`];
  if (why !== undefined) return [`not taken: ${why}`];
  const names = updateDocuments({ ...changes, before: pick(recordOf(situation), Object.keys(changes)) });
  const isSame = JSON.stringify(names.map(({ name }) => name)) === JSON.stringify(documents);
  return [
    ...(isSame ? [] : [`documents: ${names.map(({ name }) => name).join('; ')}`]),
    ...differences(
      'asked, accepted when empty',
      emptied(situation).filter(
        (name) => refusal(situation, { ...changes, [name]: emptyOf(name) }) === undefined,
      ),
    ),
    ...differences(
      'not asked, accepted',
      namesIn(notAsked).filter(
        (name) => refusal(situation, { ...changes, [name]: updateSamples[name] }) === undefined,
      ),
    ),
  ];
}

/** What the form of an update does otherwise than the oracle says. */
export function observeUpdateForm(situation: OfUpdate): readonly string[] {
  const { result, at, says, changes, notAsked, isNotOffered, record } = situation;
  const reading = read(situation, changes);
  const sent: Answers = reading.status === 'complete' ? { ...reading.payload } : {};
  if (isNotOffered)
    return differences(
      'not asked, sent',
      namesIn(notAsked).filter((name) => name in sent),
    );
  if (result === 'refused') {
    const problems = reading.status === 'incomplete' ? reading.missing : [];
    const texts = problems.flatMap(({ field, problem }) => (namesIn(at).includes(field) ? [problem] : []));
    return texts.length > 0
      ? unsaid(texts.join(' '), says)
      : [`not refused at ${at}: ${JSON.stringify(problems)}`];
  }
  if (reading.status === 'incomplete') return [`not taken: ${JSON.stringify(reading.missing)}`];
  const { before, ...rest } = sent;
  const expected = sentChanges(situation);
  const changed = Object.entries(expected).filter(([name, value]) => {
    const known = Object.entries({ ...recordOfCustomer, ...record });
    return JSON.stringify(Object.fromEntries(known)[name]) !== JSON.stringify(value);
  });
  expect(rest).toEqual(Object.fromEntries(changed));
  expect(before).toEqual(pick(recordOf(situation), Object.keys(rest)));
  return [
    ...differences(
      'asked, accepted when empty',
      emptied(situation).filter(
        (name) => read(situation, { ...changes, [name]: emptyOf(name) }).status === 'complete',
      ),
    ),
    ...differences(
      'not asked, sent',
      namesIn(notAsked).filter((name) => {
        const other = read(situation, { ...changes, [name]: updateSamples[name] });
        return (
          other.status === 'complete' &&
          !isEmptyValue(Object.entries(other.payload).find(([each]) => each === name)?.[1])
        );
      }),
    ),
  ];
}

/** What a customer with this record may do: buy, buy wholesale funds, and redeem. */
function ordersOf(situation: OfUpdate, changes: Answers = {}) {
  const customer = customerOf(situation, changes);
  const account = { plan: 'CS', accountType: 'IND', epfAccountType: null } as const;
  const facts = { agent: testAgent, customer, today, account };
  const retail = permittedActions({ ...facts, scheme });
  const wholesale = permittedActions({ ...facts, scheme: { ...scheme, fundStructure: 'Wholesale' } });
  return {
    buys: retail.invest.allowed && retail.switch.allowed,
    buysWholesale: wholesale.invest.allowed,
    redeems: retail.redeem.allowed,
  };
}

/** What an update changes of orders, once it is settled. */
export function effectOf(situation: OfUpdate): OfUpdate['onceSettled'] {
  const before = ordersOf(situation);
  const after = ordersOf(situation, sentChanges(situation));
  expect([before.redeems, after.redeems]).toEqual([true, true]);
  if (before.buys !== after.buys) return after.buys ? 'purchases again' : 'no more purchases';
  if (before.buysWholesale === after.buysWholesale) return undefined;
  return after.buysWholesale ? 'wholesale funds' : 'no more wholesale funds';
}
