import type { CartLists } from '@portal/shared/api/cart';
import type { Loadable } from '@portal/shared/contract';
import { someLists, wireBankar, wireInvestment } from '../fixtures/cart.ts';
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
  onboardings: Loadable<CartLists>,
) =>
  mergeChannels([
    { channel: 'Digital Transaction', lists: transactions },
    { channel: 'Digital Form', lists: forms },
    { channel: 'Digital AOF', lists: onboardings },
  ]);

const invested = ok(someLists({ investment: [wireInvestment('i1')] }));
const bank = ok(someLists({ bankar: [wireBankar('b1')] }));
const empty = ok(someLists());

describe('[CRT-02] merging the calls of a cart', () => {
  test('keeps the channel of each item', () => {
    const cart = merged(invested, bank, empty);
    expect(cart.status === 'ok' && cart.value.items.map(({ id, channel }) => [id, channel])).toEqual([
      ['i1', 'Digital Transaction'],
      ['b1', 'Digital Form'],
    ]);
  });

  test('returns an item once when two channels list it', () => {
    const cart = merged(invested, invested, empty);
    expect(cart.status === 'ok' && cart.value.items.length).toBe(1);
  });

  test('is loading until each channel has replied or failed', () => {
    expect(merged(invested, loading, failed()).status).toBe('loading');
  });

  test('returns the loaded items and names the channels that failed', () => {
    const retry = jest.fn();
    const cart = merged(invested, failed(retry), empty);
    expect(cart).toMatchObject({ status: 'ok', value: { missing: ['Digital Form'] } });
    if (cart.status === 'ok') cart.value.retry();
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('fails when every channel failed', () => {
    const retry = jest.fn();
    const cart = merged(failed(retry), failed(retry), failed(retry));
    expect(cart.status).toBe('failed');
    if (cart.status === 'failed') cart.retry();
    expect(retry).toHaveBeenCalledTimes(3);
  });
});
