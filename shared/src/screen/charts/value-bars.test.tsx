import { gainOf, Money, Percent } from '@portal/shared/money';
import { UiProvider } from '@portal/shared/ui';
import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FundGauge, GainBars, ReturnBars } from './index.ts';

const myr = (text: string) => Money.of('MYR', text);
const show = (chart: ReactNode) => render(<UiProvider>{chart}</UiProvider>);
const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

/** The numbers of an inline style: its left edge and its width, in per cent. */
const placesOf = (elements: Iterable<HTMLElement>) =>
  [...elements].map(({ style: { left, width } }) => [Number.parseFloat(left), Number.parseFloat(width)]);

test('returns have bars on one axis, and none where they are not known', () => {
  const { container } = show(
    <ReturnBars
      label="Year to date"
      selectedId="B"
      returns={[
        { id: 'A', name: 'Cempaka Biru Tech', percent: Percent.of('20') },
        { id: 'B', name: 'Cempaka Biru Small Cap', percent: Percent.of('-10') },
        { id: 'C', name: 'Cempaka Biru New' },
      ]}
    />,
  );
  expect(rowsOf('Year to date')).toEqual(['Tech+20.00%', 'Small Cap\u221210.00%', 'New–']);
  const bars = [...container.querySelectorAll('tr')].map((row) =>
    placesOf(row.querySelectorAll<HTMLElement>('i')).slice(1),
  );
  expect(bars.map((places) => places.map((place) => place.map(Math.round)))).toEqual([
    [[33, 67]],
    [[0, 33]],
    [],
  ]);
  expect([...container.querySelectorAll('div span')].map(({ textContent }) => textContent).sort()).toEqual([
    '0%',
    '10%',
    '20%',
    '\u221210%',
  ]);
  expect(container.querySelector('[data-selected]')).toHaveTextContent('Small Cap');
  expect(container.querySelector('[data-private]')).toBeNull();
});

test('gains go to the right and losses to the left of zero, with their figures', () => {
  const bar = (name: string, value: string) => ({ id: name, name, gain: gainOf(myr(value), myr('1000')) });
  const { container } = show(
    <GainBars
      label="Gain by fund in MYR"
      bars={[bar('Sukuk', '1400'), bar('Cash', '1000'), bar('Tech', '800')]}
    />,
  );
  expect(rowsOf('Gain by fund in MYR')).toEqual([
    'Sukuk+MYR 400.00+40.00%',
    'CashMYR 0.000.00%',
    'TechMYR \u2212200.00\u221220.00%',
  ]);
  // from -200 to 400; zero has a mark of fixed width
  const bars = placesOf([...container.querySelectorAll<HTMLElement>('td i')].filter((_, at) => at % 2 === 1));
  expect(bars.map((place) => place.map(Math.round))).toEqual([
    [33, 67],
    [33, Number.NaN],
    [0, 33],
  ]);
});

test('the gauge names the funds of each rank, and those above the customer’s risk category', () => {
  show(
    <FundGauge
      limit={3}
      funds={[
        { code: 'CBSUK', risk: 2 },
        { code: 'CBBAL', risk: 3 },
        { code: 'CBMGF', risk: 4 },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'))).toEqual([
    'Risk 1, Conservative: no fund',
    'Risk 2, Moderately Conservative: CBSUK',
    'Risk 3, Moderate: CBBAL',
    'Risk 4, Moderately Aggressive: CBMGF, above the customer’s risk category',
    'Risk 5, Aggressive: no fund',
  ]);
});
