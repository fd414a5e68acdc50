import type { CartLists } from '@portal/shared/api/cart';
import type { Loadable } from '@portal/shared/contract';
import { someLists, wireBankar, wireInvestment } from './fixtures/cart.ts';
import { mergeChannels } from './merge-channels.ts';

const ok = (lists: CartLists): Loadable<CartLists> => ({ status: 'ok', value: lists });
const loading: Loadable<CartLists> = { status: 'loading' };
const failed = (retry = () => {}): Loadable<CartLists> => ({
  status: 'failed',
  error: new Error('down'),
  retry,
});

const merged = (
  transactions: Loadable<CartLists>,
  forms: Loadable<CartLists>,
  openings: Loadable<CartLists>,
) =>
  mergeChannels([
    { channel: 'Digital Transaction', lists: transactions },
    { channel: 'Digital Form', lists: forms },
    { channel: 'Digital AOF', lists: openings },
  ]);

const invested = ok(someLists({ investment: [wireInvestment('i1')] }));
const bank = ok(someLists({ bankar: [wireBankar('b1')] }));
const empty = ok(someLists());

describe('[CRT-02] a cart is one call a channel, merged', () => {
  test('each item keeps the channel that it came by', () => {
    const cart = merged(invested, bank, empty);
    expect(cart.status === 'ok' && cart.value.items.map(({ id, channel }) => [id, channel])).toEqual([
      ['i1', 'Digital Transaction'],
      ['b1', 'Digital Form'],
    ]);
  });

  test('an item that two channels list is in the cart once', () => {
    const cart = merged(invested, invested, empty);
    expect(cart.status === 'ok' && cart.value.items.length).toBe(1);
  });

  test('it is loading until each channel has settled', () => {
    expect(merged(invested, loading, failed()).status).toBe('loading');
  });

  test('what failed is named beside what is there; it never looks empty', () => {
    const again = jest.fn();
    const cart = merged(invested, failed(again), empty);
    expect(cart).toMatchObject({ status: 'ok', value: { missing: ['Digital Form'] } });
    if (cart.status === 'ok') cart.value.retry();
    expect(again).toHaveBeenCalledTimes(1);
  });

  test('it has failed when no channel answered', () => {
    const again = jest.fn();
    const cart = merged(failed(again), failed(again), failed(again));
    expect(cart.status).toBe('failed');
    if (cart.status === 'failed') cart.retry();
    expect(again).toHaveBeenCalledTimes(3);
  });
});
