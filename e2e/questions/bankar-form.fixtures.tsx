import { type BankAccountValues, newValues } from '../../mfe-cart/src/bank-account/bank-account-fields.ts';
import { BankFields } from '../../mfe-cart/src/bank-account/fields/bank-fields.tsx';
import { HolderFields } from '../../mfe-cart/src/bank-account/fields/holder-fields.tsx';
import { ServedFields } from '../../mfe-cart/src/bank-account/fields/served-fields.tsx';
import { additionOf } from '../../mfe-cart/src/bank-account/fixtures/drawer.tsx';
import { readOrder } from '../../mfe-cart/src/bank-account/order.ts';
import { useBankAccountForm } from '../../mfe-cart/src/bank-account/use-bank-account-form.ts';
import { wireBankar } from '../../mfe-cart/src/core/fixtures/cart.ts';
import { someCustomer, wireCustomer } from '../../mfe-cart/src/core/fixtures/customer.ts';
import { remoteData } from '../../mfe-cart/src/core/remote-data.ts';

import type { Situation } from '../oracle/questions.ts';
import { bankar } from '../oracle/questions-of-bankar.ts';
import {
  absentNames,
  asked,
  differences,
  isEmptyValue,
  namesIn,
  pick,
  sentNames,
  without,
} from './compare.ts';
import { lookupsOf } from './lookups.ts';
import { markupOf } from './markup-of.tsx';
import { bankarSamples } from './samples.ts';

const today = '2026-11-21';
const statement = { name: 'statement.pdf', path: 'portal-documents::2026-11/a' };
const { idNo } = wireCustomer;
const name = 'Tan Mei Ling';
const account = (accountId: string) => ({
  accountId,
  holders: [{ name, idNo, role: 'Principal' as const }],
});
const context = {
  customerName: name,
  customerIdNo: idNo,
  // with one account there is nothing to choose
  accounts: [account('1000482917'), account('1000482918')],
  lookups: lookupsOf('name'),
  today,
};

const isAbroad = ({ sent }: Situation): boolean => sent?.micrCode === undefined;
/** The account has another name, and a bank in Malaysia is chosen by its code. */
const fieldOf = (wireName: string, situation: Situation): string => {
  if (wireName === 'bankName' && !isAbroad(situation)) return 'micrCode';
  return wireName === 'account' ? 'accountId' : wireName;
};

/** Everything is typed, whether it is asked or not. */
function valuesOf(situation: Situation, changes: Partial<BankAccountValues> = {}): BankAccountValues {
  const { given, sent } = situation;
  const all = { ...bankarSamples, ...given };
  return {
    ...newValues({ name, idNo }),
    ...all,
    accountId: String(Object(all).account),
    owner:
      sent?.isJointAccount === true
        ? 'joint'
        : sent?.isThirdPartyBankAccount === true
          ? 'third-party'
          : 'own',
    place: isAbroad(situation) ? 'foreign' : 'local',
    micrCode: 'MBBEMYKL',
    bankName: 'DBS Bank',
    statementDate: '2026-10-31',
    statement,
    ...changes,
  };
}

/** What the form requires and sends otherwise than the oracle says, in a situation. */
export function observeBankarForm(situation: Situation): readonly unknown[] {
  const reading = readOrder(valuesOf(situation), context);
  const isRefused = (names: readonly string[]) => {
    const empty = names.map((each) => [fieldOf(each, situation), each === 'isDefault' ? false : '']);
    return readOrder(valuesOf(situation, Object.fromEntries(empty)), context).status === 'incomplete';
  };
  const payload = reading.status === 'complete' ? Object(reading.payload) : {};
  const isSent = (each: string) => !isEmptyValue(payload[each]);
  const decided = Object.entries(situation.sent ?? {}).filter(([each, value]) => payload[each] !== value);
  return [
    ...(reading.status === 'complete' ? [] : reading.missing),
    ...differences(
      'required, accepted when empty',
      namesIn(situation.required).filter((each) => !isRefused([each])),
    ),
    ...(isRefused(namesIn(situation.optional)) ? ['optional, refused when empty'] : []),
    ...differences(
      'asked, not sent',
      sentNames(situation).filter((each) => !isSent(each)),
    ),
    ...differences('not asked, sent', absentNames(bankar, situation).filter(isSent)),
    ...differences(
      'sent with another value',
      decided.map(([each]) => each),
    ),
  ];
}

const facts = { customer: someCustomer(), lookups: lookupsOf('name') };
/** The fields of the form of an addition in the cart, but those of the statement, which is a file. */
const Fields = remoteData.wrap(({ payload }: { readonly payload: object }) => {
  const state = useBankAccountForm(facts, {}, additionOf(wireBankar('b0', { micrCode: null, ...payload })));
  return (
    <>
      <ServedFields state={state} />
      <BankFields state={state} />
      <HolderFields state={state} />
    </>
  );
});

/** What the page shows and blurs otherwise than the oracle says, in a situation. */
export function observeBankarPage(situation: Situation): readonly string[] {
  const payload = pick({ ...bankarSamples, ...situation.given, ...situation.sent }, sentNames(situation));
  const html = markupOf(<Fields payload={payload} />);
  const controls = [...html.matchAll(/<[^>]*\sname="([^"]+)"[^>]*>/g)].map(([tag, field]) => ({
    name: namesIn(bankar.names).find((each) => fieldOf(each, situation) === field),
    isPrivate: tag.includes('data-private'),
  }));
  const shown = controls.flatMap(({ name: each }) => (each === undefined ? [] : [each]));
  const blurred = controls.flatMap(({ name: each, isPrivate }) => (each && isPrivate ? [each] : []));
  // one of the customer's accounts is the default one: a question beside the statement
  const onForm = without(asked(situation), ['isDefault']);
  const own = namesIn(bankar.private).filter((each) => onForm.includes(each));
  return [
    ...differences('asked, not shown', without(onForm, shown)),
    ...differences('not asked, shown', without(shown, onForm)),
    ...differences('private, not blurred', without(own, blurred)),
    ...differences('blurred, not private', without(blurred, own)),
  ];
}
