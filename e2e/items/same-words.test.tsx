import { applicationDetail } from '@portal/shared/api/applications';
import { lookups } from '@portal/shared/api/lookups';
import { tdayCalc } from '@portal/shared/api/pricing';
import { transactionItem } from '@portal/shared/api/transaction-payloads';
import { describeItem, detailsOf, directionName, legCells, legSizeText } from '@portal/shared/items';
import {
  bankarWire,
  decoded,
  fakeApi,
  investmentWire,
  onboardingWire,
  redemptionWire,
  renderSlot,
  samples,
  switchingWire,
  testShell,
} from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { row, wireApplication } from '../../mfe-applications/src/core/applications.fixture.ts';
import { ItemsSection } from '../../mfe-applications/src/detail/items/items-section.tsx';
import { createListCsv } from '../../mfe-applications/src/list/list-csv.ts';
import { ApplicationTableRow } from '../../mfe-applications/src/list/table/application-table-row.tsx';
import { CartItemRow } from '../../mfe-cart/src/cart/items/cart-item-row.tsx';
import { ReviewSection } from '../../mfe-cart/src/checkout/review/review-section.tsx';
import { itemOf } from '../../mfe-cart/src/core/items/from-wire.ts';
import { remoteData } from '../../mfe-cart/src/core/remote-data.ts';
import { sizesOf } from '../../sandbox/src/rules/orders/item-size.ts';
import type { OrderItem } from '../../sandbox/src/rules/orders/order-item.ts';

const names = decoded(lookups, {
  ...samples.lookups,
  prsWithdrawalReasons: [{ name: 'Healthcare', reasonID: '3', value: 'HLT' }],
});
const shell = testShell({ reference: { lookups: names, schemes: [], funds: [], documents: [] } });

const items: readonly (readonly [what: string, item: OrderItem])[] = [
  ['an investment', { type: 'investment', payload: investmentWire }],
  ['a redemption', { type: 'redemption', payload: redemptionWire }],
  [
    'a withdrawal from PRS',
    {
      type: 'redemption',
      payload: {
        ...redemptionWire,
        plan: 'PRS',
        paymentInstruction: 'PRS',
        bankName: null,
        bankAccNumber: null,
        withdrawalReason: '3',
        withdrawalDescription: 'Hip surgery',
      },
    },
  ],
  ['a switch by units', { type: 'switching', payload: switchingWire }],
  [
    'a contra of two currencies',
    {
      type: 'switching',
      payload: { ...switchingWire, amountOrUnit: 'AMOUNT', amount: 500, toCurrency: 'USD' },
    },
  ],
  ['a bank account', { type: 'bankar', payload: bankarWire }],
  [
    'an assessment',
    { type: 'sat', payload: { result: { riskCategory: 'Moderate', score: 31 }, satDeclarationId: 1 } },
  ],
  ['an update', { type: 'clientInfoUpdate', payload: { race: '02', before: { race: '01' } } }],
  ['an onboarding', { type: 'onboarding', payload: onboardingWire }],
];

const noop = () => {};
const Review = remoteData.wrap(ReviewSection);

describe.each(items)('[CRT-01] [CHK-01] [APP-01] [APP-02] %s reads the same everywhere', (_what, wire) => {
  const item = transactionItem.parse(wire);
  const text = describeItem(item, { lookups: names });
  const details = detailsOf(text).map(({ label, value }) =>
    label === undefined ? value : `${label} ${value}`,
  );
  const legs = text.legs.map((leg) => `${directionName(leg)} ${legSizeText(leg)}`);
  const cartItem = itemOf({ id: 'i1', channel: 'Digital Transaction' }, item, { lookups: names });

  /** Expects the item's title, details and legs on screen. */
  async function expectWords() {
    expect(await screen.findByText(text.title)).toBeVisible();
    for (const words of [...details, ...legs]) expect(document.body).toHaveTextContent(words);
  }

  test('in the cart', async () => {
    renderSlot(
      <ul>
        <CartItemRow
          id="i1"
          item={cartItem}
          isChosen
          status="ready"
          suitsIfIncluded={undefined}
          note={undefined}
          priceDate={undefined}
          onChoose={noop}
          onRemove={noop}
          onEdit={noop}
          onOpen={noop}
          onInclude={noop}
        />
      </ul>,
      { shell },
    );
    await expectWords();
  });

  test('in the review of a checkout', async () => {
    fakeApi().reply(tdayCalc, { date: '2026-11-23' });
    renderSlot(
      <Review
        customerId="C1"
        items={[cartItem]}
        notes={{ others: [], shared: [], own: new Map(), states: new Map() }}
        below={new Map()}
        done={{ review: false, documents: false, declaration: false }}
        validation={{ status: 'ok', value: undefined }}
      />,
      { shell },
    );
    await expectWords();
  });

  test('in the detail of its application', async () => {
    const application = decoded(
      applicationDetail,
      wireApplication({ items: [{ formId: 'F1', status: 'Submitted', item: wire, mismatches: [] }] }),
    );
    renderSlot(<ItemsSection items={application.items} status={application.status} />, { shell });
    await expectWords();
  });

  test('in the list of applications and its file', () => {
    const application = row({ types: [wire.type], sizes: sizesOf([wire]) });
    renderSlot(
      <table>
        <tbody>
          <ApplicationTableRow row={application} today="2026-11-21" />
        </tbody>
      </table>,
      { shell },
    );
    const known = text.legs.flatMap((leg, index) => (leg.size === undefined ? [] : (legs[index] ?? [])));
    for (const leg of known) expect(document.body).toHaveTextContent(leg);
    const [, ...lines] = createListCsv([application], '2026-11-21').trim().split('\r\n');
    expect(lines).toHaveLength(Math.max(1, legs.length));
    for (const [index, leg] of text.legs.entries()) expect(lines[index]).toContain(legCells(leg).join(','));
  });
});
