import { tdayCalc } from '@portal/shared/api/pricing';
import { fakeApi, renderSlot, testShell } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { someLists, wireForm, wireInvestment } from '../../core/fixtures/cart.ts';
import { itemsOf } from '../../core/items/from-wire.ts';
import { remoteData } from '../../core/remote-data.ts';
import { ReviewSection } from './review-section.tsx';

const Slot = remoteData.wrap(ReviewSection);

/** Texts of the cells of a row that a phone's card shows. */
const onPhone = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .filter((cell) => cell.dataset.from === undefined)
    .map(({ textContent }) => textContent);

afterEach(() => jest.useRealTimers());

const review = (items: Parameters<typeof ReviewSection>[0]['items']) =>
  renderSlot(
    <Slot
      customerId="C0048217"
      items={items}
      notes={{ others: [], shared: [], own: new Map(), states: new Map() }}
      below={new Map()}
      done={{ review: true, documents: false, declaration: false }}
      validation={{ status: 'ok', value: undefined }}
    />,
    { shell: testShell({}) },
  );

test('[CHK-01] a phone’s card of an item leaves out what the item does not have', async () => {
  fakeApi().reply(tdayCalc, { date: '2026-11-23' });
  const items = itemsOf(
    'Digital Transaction',
    someLists({ investment: [wireInvestment('i1')], sat: [wireForm('t1')] }),
  );
  review(items);
  expect(onPhone(await screen.findByRole('row', { name: /^Invest/ }))).toHaveLength(3);
  const assessment = screen.getByRole('row', { name: /^Suitability assessment/ });
  expect(onPhone(assessment)).toEqual(['Suitability assessment']);
  expect(assessment).not.toHaveTextContent('–');
});

test.each([
  ['of today', '2026-11-23', 0],
  ['of a later day, after 4.00 pm or at a weekend', '2026-11-24', 1],
])('[CHK-01] a price %s', async (_, date, notes) => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-11-23T15:00:00+08:00') });
  fakeApi().reply(tdayCalc, { date });
  review(
    itemsOf('Digital Transaction', someLists({ investment: [wireInvestment('i1')], sat: [wireForm('t1')] })),
  );
  expect(await screen.findByText(/^2[34] Nov 2026$/)).toBeVisible();
  expect(screen.queryAllByText('Not today’s price')).toHaveLength(notes);
});

test('[CHK-01] [CLI-07] an update of the record has each change before and after, their number, and what it needs', async () => {
  fakeApi().reply(tdayCalc, { date: '2026-11-23' });
  const payload = {
    maritalStatus: 'Married',
    usResidentStatus: 'US citizen',
    before: { maritalStatus: 'Single', usResidentStatus: 'Not a US person' },
  };
  review(itemsOf('Digital Form', someLists({ clientInfoUpdate: [wireForm('u1', payload)] })));
  const update = await screen.findByRole('row', { name: /^Update information/ });
  expect(update).toHaveTextContent('2 fields changed');
  expect(update).toHaveTextContent('needs Form W-9');
  expect(update).toHaveTextContent('Marital status: Single → Married');
  expect(update).toHaveTextContent('US status: Not a US person → US citizen');
  expect(screen.getByText(/then for documents/)).toBeVisible();
});
