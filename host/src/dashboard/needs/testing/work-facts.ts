import { type ApplicationRow, applicationList } from '@portal/shared/api/applications';
import type { CustomerRow } from '@portal/shared/api/customers';
import type { WireOf } from '@portal/shared/api/endpoint';
import type { SatForm } from '@portal/shared/api/suitability';
import { buildWorklist, type WorkFacts } from '../worklist.ts';

type WireRow = WireOf<typeof applicationList>[number];

/** Thursday, 2.42 pm in Malaysia. */
const thursday = new Date('2026-11-26T06:42:00Z');
export const afterCutOff = new Date('2026-11-26T08:00:00Z');
export const saturday = new Date('2026-11-28T02:00:00Z');

export const size = (scheme: string, amount: number, currency = 'MYR'): WireRow['sizes'][number] => ({
  by: 'amount',
  type: 'investment',
  scheme,
  schemeName: scheme,
  currency,
  to: null,
  amount,
});
/** A day of November 2026, at noon in Malaysia. */
export const on = (day: number) => `2026-11-${String(day).padStart(2, '0')}T04:00:00Z`;

/** An application of one customer: `LIM` sent on day 20, unless the changes say otherwise. */
export function row(formNo: string, changes: Partial<WireRow> = {}): ApplicationRow {
  const submittedAt = changes.submittedAt ?? on(20);
  const [decoded] = applicationList.response.parse([
    {
      applicationId: `A-${formNo}`,
      formNo,
      checkoutId: `CO-${formNo}`,
      channel: 'Digital Transaction',
      status: 'Pending Payment',
      reason: null,
      submittedAt,
      updatedAt: submittedAt,
      expiresAt: null,
      due: [],
      customerId: 'C1',
      customerName: 'LIM KOK SENG',
      accountId: '1',
      types: ['investment'],
      plan: 'CS',
      sizes: [size('CBSUK', 25_000)],
      ...changes,
    } satisfies WireRow,
  ]);
  if (!decoded) throw new Error('no row');
  return decoded;
}
export const pay = (formNo: string, amount: number, changes: Partial<WireRow> = {}) =>
  row(formNo, { due: [{ currency: 'MYR', amount }], ...changes });
export const confirm = (formNo: string, endsOn: number, changes: Partial<WireRow> = {}) =>
  row(formNo, { status: 'Pending Customer Confirmation', expiresAt: on(endsOn), ...changes });
export const documents = (formNo: string, changes: Partial<WireRow> = {}) =>
  row(formNo, { status: 'Pending Documents', ...changes });
export const rejected = (formNo: string, changes: Partial<WireRow> = {}) =>
  row(formNo, { status: 'Rejected', ...changes });
export const onboarding = (formNo: string, changes: Partial<WireRow> = {}) =>
  row(formNo, {
    applicationId: `ONB-${formNo}`,
    status: 'Draft',
    types: ['onboarding'],
    sizes: [],
    plan: null,
    ...changes,
  });

export const customer = (customerId: string, changes: Partial<CustomerRow> = {}): CustomerRow => ({
  customerId,
  name: `CUSTOMER ${customerId}`,
  idNo: '880412145233',
  customerType: 'Individual',
  email: null,
  tel: null,
  telCountryCode: null,
  openCartItems: 0,
  ...changes,
});
export const assessed = (
  customerId: string,
  satEffectiveDateTo: string,
  changes: Partial<CustomerRow> = {},
) => customer(customerId, { satStatus: 'Valid', satEffectiveDateTo, ...changes });
export const form = (id: string, customerId: string, status = 'Draft'): SatForm => ({
  id,
  customerId,
  customerName: 'TAN MEI LING',
  status,
  updatedAt: on(24),
});

export const facts = (changes: Partial<WorkFacts> = {}): WorkFacts => ({
  applications: [],
  satForms: [],
  book: [],
  leftCheckouts: new Set(),
  leftMarks: {},
  now: thursday,
  isPricedToday: true,
  ...changes,
});

/** Describes a worklist as text: of each group its line, then each row. No-break spaces are spaces. */
function describeWork(work: ReturnType<typeof buildWorklist>): readonly string[] {
  const lines = work.groups.flatMap(({ title, needs, summary, aside }) => [
    `${title} ${needs.length}: ${[summary, aside].filter((text) => text !== '').join(' | ')}`,
    ...needs.map(
      ({ formNo, customerName, text, time, action }) =>
        `- ${formNo ?? customerName}: ${[text, time, action.label].filter((one) => one !== '').join(' | ')}`,
    ),
  ]);
  const left = work.left.length === 0 ? [] : [`left ${work.left.length}`];
  return [
    ...lines,
    ...(work.zero === undefined ? [] : [work.zero]),
    ...left,
    ...(work.next === undefined ? [] : [work.next]),
  ].map((line) => line.replaceAll('\u00a0', ' '));
}

/** Without applications and customers, only their kinds are known to be empty. */
export const noBook = { book: undefined, satForms: undefined } as const;
export const nothingElse = 'Nothing to confirm, upload or correct, and no onboarding is open.';

/** A state of home: what is known, and the lines that the list then has. */
export type State = readonly [name: string, changes: Partial<WorkFacts>, lines: readonly string[]];

/** Tests that the worklist of each state has these groups, rows and words, in this order. */
export function testStates(states: readonly State[]): void {
  test.each(states)('ranks, groups and words: %s', (_name, changes, lines) => {
    expect(describeWork(buildWorklist(facts(changes)))).toEqual(lines);
  });
}
