import type { ProductMismatch } from '@portal/shared/api/suitability';
import { suitabilityOf } from '@portal/shared/selling';
import fc from 'fast-check';
import { someLists, wireAssessment, wireForm, wireInvestment } from '../fixtures/cart.ts';
import { someCustomer } from '../fixtures/customer.ts';
import { itemsOf } from '../items/from-wire.ts';
import { asAssessed, assessmentIn, basisOf, countingAssessment, judgeScheme } from './counting-assessment.ts';

const today = '2026-11-21';
const none = { satGroup: null, riskCategory: null, satDeclarationId: null, satEffectiveDateTo: null };
const valid = { satGroup: 'M', riskCategory: 'Moderate', satEffectiveDateTo: '2027-03-14' };
const expired = { ...valid, satEffectiveDateTo: '2026-11-20' };
const joint = someCustomer().account.map((account) => ({ ...account, accountType: 'JNT' as const }));

const formsOf = (...forms: readonly ReturnType<typeof wireForm>[]) =>
  itemsOf('Digital Form', someLists({ sat: [...forms] }));
const orders = itemsOf('Digital Transaction', someLists({ investment: [wireInvestment('i1')] }));
const complete = formsOf(wireAssessment('t1'));
const refusing = formsOf(wireAssessment('t1', { satDeclarationId: 3, result: null, answers: [] }));
const open = formsOf(wireForm('t1', { answers: [] }));
const withoutResult = formsOf(wireAssessment('t1', { result: null }));
const old = formsOf(wireAssessment('t1', { answeredAt: '2025-11-20T10:00:00+08:00' }));

const chosenWith = (forms: typeof complete) => ({
  cart: [...orders, ...forms],
  chosen: [...orders, ...forms],
});
const leftOut = (forms: typeof complete) => ({ cart: [...orders, ...forms], chosen: orders });

/** The group that counts, its state, and what the screens say. Written apart from the product's rules. */
test.each([
  ['nothing in the cart, none on record', none, chosenWith([]), 'none', undefined],
  ['nothing in the cart, valid on record', valid, chosenWith([]), 'valid M', undefined],
  ['nothing in the cart, expired on record', expired, chosenWith([]), 'expired', undefined],
  [
    'nothing in the cart, declined on record',
    { ...valid, satDeclarationId: 3 },
    chosenWith([]),
    'declined',
    undefined,
  ],
  [
    'complete in the cart, none on record',
    none,
    chosenWith(complete),
    'valid MA',
    'under the assessment in this cart (Moderately Aggressive)',
  ],
  [
    'complete in the cart, valid on record',
    valid,
    chosenWith(complete),
    'valid MA',
    'under the assessment in this cart (Moderately Aggressive)',
  ],
  [
    'complete in the cart, expired on record',
    expired,
    chosenWith(complete),
    'valid MA',
    'under the assessment in this cart (Moderately Aggressive)',
  ],
  [
    'complete in the cart, of a joint account',
    { ...expired, account: joint },
    chosenWith(complete),
    'valid MA',
    'under the assessment in this cart (Moderately Aggressive)',
  ],
  ['not readable in the cart', expired, chosenWith(open), 'expired', undefined],
  ['without a result in the cart', valid, chosenWith(withoutResult), 'valid M', undefined],
  [
    'no information in the cart',
    valid,
    chosenWith(refusing),
    'declined',
    'under the assessment in this cart (no information)',
  ],
  [
    'answered more than a year ago in the cart',
    valid,
    chosenWith(old),
    'expired',
    'under the assessment in this cart (Moderately Aggressive, expired)',
  ],
  [
    'complete and left out, expired on record',
    expired,
    leftOut(complete),
    'expired',
    'without the assessment in this cart, which is not chosen',
  ],
  [
    'complete and left out, valid on record',
    valid,
    leftOut(complete),
    'valid M',
    'without the assessment in this cart, which is not chosen',
  ],
  ['not readable and left out', valid, leftOut(open), 'valid M', undefined],
  [
    'a company, which has no assessment',
    { ...none, customerType: 'Corporate' },
    chosenWith([]),
    'none',
    undefined,
  ],
] as const)('[SAT-04] the assessment that counts, %s', (_case, record, { cart, chosen }, expected, basis) => {
  const counting = countingAssessment(chosen, assessmentIn(cart));
  const customer = asAssessed(someCustomer(record), counting);
  const suitability = suitabilityOf(customer, today);
  expect(
    [suitability.state, 'rank' in suitability ? customer.satGroup : null].filter(Boolean).join(' '),
  ).toBe(expected);
  expect(basisOf(counting, today)).toBe(basis);
});

test('[SAT-04] [CHK-03] the answers about extra care of a counting assessment count, and others stay', () => {
  const before = { Q2: false, Q2Yes: null, Q3: true, Q4: false, Q5: true, Q6: 'Call first.' };
  const vI = { Q2: true, Q2Yes: 'Lost her job.', Q3: true, Q4: null, Q5: true, Q6: '' };
  const [form] = formsOf(wireAssessment('t1', { vI }));
  const chosen = form ? [form] : [];
  const customer = asAssessed(someCustomer({ vI: before }), countingAssessment(chosen, undefined));
  expect(customer.vI).toEqual({ ...vI, Q4: false, Q6: 'Call first.' });
});

const currencies = ['MYR', 'USD'] as const;
const groups = ['C', 'MC', 'M', 'MA', 'A'] as const;

test('[SAT-04] a scheme is judged by the counting assessment, whatever the service judged by', () => {
  const ranks = fc.integer({ min: 1, max: 5 });
  fc.assert(
    fc.property(
      fc.record({
        record: fc.integer({ min: 0, max: 5 }),
        inCart: ranks,
        scheme: ranks,
        currency: fc.constantFrom(...currencies),
        acceptedInCart: fc.boolean(),
        acceptedOnRecord: fc.boolean(),
        isChosen: fc.boolean(),
        said: fc.boolean(),
      }),
      ({ record, inCart, scheme, currency, acceptedInCart, acceptedOnRecord, isChosen, said }) => {
        const customer = someCustomer(
          record === 0 ? none : { ...valid, satGroup: groups[record - 1] ?? 'C' },
        );
        const forms = formsOf(
          wireAssessment('t1', {
            result: { riskCategory: 'In the cart', satGroup: groups[inCart - 1] ?? 'C', score: 30 },
            answers: [{ questionId: 11, value: acceptedInCart ? 'Y' : 'N' }],
          }),
        );
        const found: ProductMismatch = {
          mismatch: said,
          reasons: [],
          customerRank: said ? 0 : 5,
          schemeRank: scheme,
          riskCategory: null,
        };
        const counting = countingAssessment(isChosen ? forms : [], assessmentIn(forms));
        const judging = { counting, customer, isCurrencyAccepted: acceptedOnRecord, today };
        const judged = judgeScheme(found, currency, judging);
        const rank = isChosen ? inCart : record;
        const isAccepted = isChosen ? acceptedInCart : acceptedOnRecord;
        expect(judged.customerRank).toBe(rank);
        expect(judged.mismatch).toBe(scheme > rank || (currency !== 'MYR' && !isAccepted));
        // without an assessment in the cart the service's answer stays
        const alone = { ...judging, counting: countingAssessment([], undefined) };
        expect(judgeScheme(found, currency, alone)).toBe(found);
      },
    ),
  );
});
