import { Percent } from '@portal/shared/money';
import { offer } from '../core/fixtures/products.ts';
import type { Offer } from '../core/pricing/offer.ts';
import { compareReturns, returnsOfClass } from './fund-returns.ts';

const withReturn = (code: string, percent: string | null, changes: Partial<Offer['scheme']> = {}): Offer => {
  const { scheme, fund } = offer('CBMGF');
  const performanceYTD = percent === null ? null : Percent.of(percent);
  return { fund, scheme: { ...scheme, scheme: code, schemeName: code, performanceYTD, ...changes } };
};

const texts = (returns: readonly { readonly id: string; readonly percent?: Percent }[]) =>
  returns.map(({ id, percent }) => `${id} ${percent?.format() ?? '–'}`);

test('[ITM-12] returns of one currency and day are compared, also without that of one fund', () => {
  const compared = compareReturns([withReturn('A', '9.37'), withReturn('B', null), withReturn('C', '-2.64')]);
  expect(compared).toMatchObject({ status: 'together', value: { currency: 'MYR', until: '2026-11-20' } });
  expect(compared.status === 'together' && texts(compared.value.returns)).toEqual([
    'A 9.37%',
    'B –',
    'C −2.64%',
  ]);
});

test.each([
  [
    'of two currencies',
    withReturn('B', '1', { currency: 'USD' }),
    { status: 'apart', reason: 'in different currencies' },
  ],
  [
    'of two days',
    withReturn('B', '1', { NAVPriceDate: '2026-11-19' }),
    { status: 'apart', reason: 'up to different days' },
  ],
  ['of which one is known', withReturn('B', null), { status: 'unknown' }],
])('[ITM-12] returns %s are not drawn together', (_what, other, expected) => {
  expect(compareReturns([withReturn('A', '9.37'), other])).toEqual(expected);
});

test('a fund is shown among those of its class, currency and day with a known return, best first', () => {
  const own = withReturn('A', '9.37');
  const bond = withReturn('F', '50');
  const offers = [
    own,
    withReturn('B', '11.92'),
    withReturn('C', null),
    withReturn('D', '50', { currency: 'USD' }),
    withReturn('E', '50', { NAVPriceDate: '2026-11-19' }),
    { ...bond, fund: { ...bond.fund, productAssetClass: 'Fixed income' } },
    withReturn('G', '-2.64'),
  ];
  const shown = returnsOfClass(own, offers);
  expect(shown).toMatchObject({ assetClass: 'Equity', currency: 'MYR', until: '2026-11-20', count: 3 });
  expect(texts(shown?.returns ?? [])).toEqual(['B 11.92%', 'A 9.37%', 'G −2.64%']);
});

const nine = Array.from({ length: 9 }, (_none, at) => withReturn(`${at}`, `${20 - at}`));
test.each([
  [0, '0123456'],
  [6, '0123456'],
  [7, '0123457'],
  [8, '0123458'],
])('of nine funds seven are shown, number %d among them', (at, expected) => {
  const own = nine[at] ?? withReturn('none', '1');
  const shown = returnsOfClass(own, nine);
  expect(shown?.returns.map(({ id }) => id).join('')).toBe(expected);
  expect(shown?.count).toBe(9);
});

test.each([
  ['its return is not known', withReturn('A', null), withReturn('B', '1')],
  ['no other return is known', withReturn('A', '1'), withReturn('B', null)],
])('nothing is shown where %s', (_why, own, other) => {
  expect(returnsOfClass(own, [own, other])).toBeUndefined();
});
