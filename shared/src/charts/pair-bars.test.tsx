import { Money } from '@portal/shared/money';
import { UiProvider } from '@portal/shared/ui';
import { render, screen, within } from '@testing-library/react';
import { type AmountPair, findLargest, PairBars, PairTable } from './pair-bars.tsx';

const pair = (id: string, first: string, second: string): AmountPair => ({
  id,
  label: `${id} 2026`,
  amounts: [Money.of('MYR', first), Money.of('MYR', second)],
});

test('finds the largest amount of all pairs', () => {
  expect(findLargest([pair('Nov', '500.10', '0'), pair('Dec', '0', '700.20')])?.format()).toBe('700.20');
  expect(findLargest([])).toBeUndefined();
});

test('the bars are as high as their amounts, and one without money in has none', () => {
  const pairs = [pair('Nov', '200', '50'), pair('Dec', '-10', '0')];
  const { container } = render(
    <UiProvider>
      <PairBars pairs={pairs} names={['Money in', 'Money out']} />
      <PairTable pairs={pairs} names={['Money in', 'Money out']} label="Money by month" unit="Month" />
    </UiProvider>,
  );
  const heights = [...container.querySelectorAll<HTMLElement>('i[style]')].map(({ style }) => style.height);
  expect(heights).toEqual(['max(2px, 100%)', 'max(2px, 25%)', '0px', '0px']);
  const table = screen.getByRole('table', { name: 'Money by month' });
  expect(within(table).getByRole('row', { name: /Dec 2026 .*\u221210\.00/ })).toBeInTheDocument();
});
