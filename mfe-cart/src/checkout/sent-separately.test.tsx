import { checkoutsByIds } from '@portal/shared/api/checkout';
import { screen, within } from '@testing-library/react';
import { wireRedemption } from '../core/fixtures/cart.ts';
import {
  openCheckout as open,
  sent,
  checkoutService as service,
  submittedApplication,
} from './fixtures/open-checkout.tsx';

test('[CHK-01] a confirmed checkout names what went on without the payment, and what waits for it', async () => {
  const [first] = sent.items;
  const [application] = sent.applications;
  if (!first || !application) throw new Error('no sample item');
  const redemption = {
    itemId: 'r1',
    item: { type: 'redemption' as const, payload: wireRedemption('r1').payload },
  };
  const submitted = {
    ...submittedApplication,
    itemIds: ['r1'],
    receivedAt: '2026-11-21T09:06:00+08:00',
  };
  service().reply(checkoutsByIds, [
    {
      ...sent,
      status: 'Confirmed',
      items: [{ ...first, itemId: 'i1' }, redemption],
      applications: [{ ...application, status: 'Pending Payment' as const, itemIds: ['i1'] }, submitted],
    },
  ]);
  open('&sent=CO-1');
  const steps = within(await screen.findByRole('list', { name: 'What happens next' }));
  expect(
    steps
      .getAllByRole('listitem')
      .slice(2)
      .map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
  ).toEqual([
    'Redemption CBMGF submitted21 Nov 2026, 09:06 MYT',
    'Pay MYR 10,000.00',
    'Investment CBMGF submitted',
  ]);
  expect(screen.getByRole('heading', { level: 1, name: 'Confirmed by the customer' })).toBeVisible();
});
