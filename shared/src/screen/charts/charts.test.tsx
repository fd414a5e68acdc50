import { Money } from '@portal/shared/money';
import { UiProvider } from '@portal/shared/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { BarsChart, StepsChart, type StepsFrame } from './index.ts';

type Steps = ComponentProps<typeof StepsChart>;
type Bars = ComponentProps<typeof BarsChart>;

const myr = (text: string) => Money.of('MYR', text);

const dayRows = [
  ['2025-12-10', '10 Dec 2025', 'Purchase, Sukuk', '3000.00', '0'],
  ['2026-01-05', '5 Jan 2026', 'Purchase, Sukuk', '18000.50', '0'],
  ['2026-05-18', '18 May 2026', 'Redemption, Money Market', '0', '6000.00'],
  ['2026-09-03', '3 Sep 2026', 'Purchase, Growth, and 1 more', '500.00', '3113.96'],
] as const;
const days = dayRows.map(([id, label, detail, first, second]) => ({
  id,
  label,
  detail,
  amounts: [myr(first), myr(second)] as const,
}));
const months = days.map(({ id, label, amounts }) => ({
  id: id.slice(0, 7),
  label: label.replace(/^\S+ /, ''),
  amounts,
}));

const frame: StepsFrame = { from: '2025-11-27', to: '2026-11-26', hasGap: false };
const charts = {
  steps: {
    label: 'Net money in, MYR',
    unit: 'Date',
    names: ['In', 'Out', 'Net money in'],
    currency: 'MYR',
    values: days,
    period: 'All years',
    frame,
    format: 'chart',
  },
  apart: {
    label: 'Money in and out by month, MYR',
    unit: 'Month',
    names: ['In', 'Out', 'Net'],
    currency: 'MYR',
    values: months,
    period: 'All months',
    kind: 'apart',
    format: 'chart',
  },
  stacked: {
    label: 'Dividends by month, MYR',
    unit: 'Month',
    names: ['Paid out', 'Reinvested', 'Together'],
    currency: 'MYR',
    values: months,
    period: 'All months',
    kind: 'stacked',
    format: 'chart',
  },
} as const satisfies Record<string, Steps | Bars>;

const toChart = (props: Steps | Bars) => (
  <UiProvider>{'frame' in props ? <StepsChart {...props} /> : <BarsChart {...props} />}</UiProvider>
);
const show = (props: Steps | Bars) => render(toChart(props));

const toNumber = (text: string) => Number(text.replaceAll(',', '').replace('\u2212', '-'));

/** The amounts of the table's rows as numbers: first, second, result. */
const readTable = (label: string) =>
  within(screen.getByRole('table', { name: label }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(-3)
        .map((cell) => toNumber(cell.textContent.replace('MYR ', ''))),
    );

/** The scale of amounts as the picture's axis labels say it. */
function readScale(container: HTMLElement): (y: number) => number {
  const ticks = [...container.querySelectorAll('text[text-anchor=end]')].map((text) => ({
    amount: toNumber(text.textContent ?? ''),
    y: Number(text.previousElementSibling?.getAttribute('y1')),
  }));
  const [low, high] = [ticks[0], ticks.at(-1)];
  if (!low || !high) throw new Error('no ticks');
  return (y) => low.amount + ((y - low.y) / (high.y - low.y)) * (high.amount - low.amount);
}

/** The amounts that the picture has, in the table's order, from its shapes and its axis. */
function readPicture(container: HTMLElement, chart: Steps | Bars) {
  const amountAt = readScale(container);
  const numberOf = (element: Element | null, name: string) => Number(element?.getAttribute(name));
  return chart.values.map(({ id }) => {
    if ('frame' in chart)
      return [amountAt(numberOf(container.querySelector(`[data-value="${id}"]`), 'data-y'))];
    return ['first', 'second'].map((part) => {
      const bar = container.querySelector(`[data-part=${part}][data-value="${id}"]`);
      return bar ? amountAt(0) - amountAt(numberOf(bar, 'height')) : 0;
    });
  });
}

test.each([
  ['steps', charts.steps],
  ['apart', charts.apart],
  ['stacked', charts.stacked],
] as const)('the table, the values on focus and the picture of %s say the same', async (kind, chart) => {
  const user = userEvent.setup();
  const { container } = show(chart);
  const table = readTable(chart.label);
  expect(table).toHaveLength(dayRows.length);
  // the picture is exact to half a pixel of 224
  const largest = Math.max(...table.flat().map(Math.abs));
  readPicture(container, chart).forEach((amounts, at) => {
    const [first = 0, second = 0, result = 0] = table[at] ?? [];
    const expected = kind === 'steps' ? [result] : [first, second];
    amounts.forEach((amount, index) => {
      expect(Math.abs(amount - (expected[index] ?? 0))).toBeLessThan(largest / 200);
    });
  });

  const plot = screen.getByRole('slider', { name: chart.label });
  plot.focus();
  for (const [first = 0, second = 0, result = 0] of table) {
    await user.keyboard('{ArrowRight}');
    const said = plot.getAttribute('aria-valuetext') ?? '';
    const shown = [...said.matchAll(/MYR ([\u2212\d,.]+)/g)].map(([, amount = '']) => toNumber(amount));
    const moved = [first, second].filter((amount) => amount !== 0);
    expect(shown).toEqual(
      kind === 'steps' ? [...moved, result] : kind === 'apart' ? [first, second, result] : [first, second],
    );
    // the read-out is what a screen reader says
    for (const amount of shown.map((value) => Math.abs(value)))
      expect(plot.previousElementSibling?.textContent).toContain(
        amount.toLocaleString('en-US', { minimumFractionDigits: 2 }),
      );
  }
});

test('arrow keys, Home, End and Escape move from value to value and back to the sums', async () => {
  const user = userEvent.setup();
  show(charts.steps);
  const plot = screen.getByRole('slider', { name: 'Net money in, MYR' });
  const sums = 'All years: In MYR 21,500.50, Out MYR 9,113.96, Net money in MYR 12,386.54';
  expect(plot).toHaveAttribute('aria-valuetext', sums);
  plot.focus();
  const said: string[] = [];
  for (const key of ['ArrowRight', 'ArrowLeft', 'End', 'ArrowRight', 'ArrowLeft', 'Home', 'Escape']) {
    await user.keyboard(`{${key}}`);
    said.push(plot.getAttribute('aria-valuetext')?.slice(0, 11) ?? '');
  }
  expect(said).toEqual([
    '10 Dec 2025',
    '10 Dec 2025',
    '3 Sep 2026,',
    '3 Sep 2026,',
    '18 May 2026',
    '10 Dec 2025',
    'All years: ',
  ]);
});

test('a key with another one is left to the browser: Alt and the left arrow go back', async () => {
  const user = userEvent.setup();
  show(charts.steps);
  const plot = screen.getByRole('slider');
  plot.focus();
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}{End}{/Control}');
  expect(plot).toHaveAttribute('aria-valuetext', expect.stringMatching(/^All years: /));
});

test('a selected value stays when earlier ones come, and is not selected where it is missing', async () => {
  const user = userEvent.setup();
  const { rerender } = show({ ...charts.steps, values: days.slice(2) });
  const plot = screen.getByRole('slider');
  plot.focus();
  await user.keyboard('{ArrowRight}');
  rerender(toChart(charts.steps));
  expect(plot).toHaveAttribute('aria-valuetext', expect.stringMatching(/^18 May 2026, /));
  expect(plot).toHaveAttribute('aria-valuenow', '3');
  rerender(toChart({ ...charts.steps, values: days.slice(0, 2) }));
  expect(plot).toHaveAttribute('aria-valuetext', expect.stringMatching(/^All years: /));
});

test('the table takes the place of the picture', () => {
  show({ ...charts.apart, format: 'table' });
  expect(screen.queryByRole('slider')).toBeNull();
  expect(screen.getByRole('table', { name: charts.apart.label })).toBeVisible();
});

test('a chart without values says sums of zero and has an axis', async () => {
  const user = userEvent.setup();
  show({ ...charts.steps, values: [] });
  const plot = screen.getByRole('slider');
  plot.focus();
  await user.keyboard('{ArrowRight}{End}');
  expect(plot).toHaveAttribute(
    'aria-valuetext',
    'All years: In MYR 0.00, Out MYR 0.00, Net money in MYR 0.00',
  );
});

test('today’s value is on the scale, or beside it when earlier money is not known', () => {
  const money = myr('245078.16');
  const { container, rerender } = show({
    ...charts.steps,
    frame: { ...frame, today: { money, isOnScale: true } },
  });
  const y = Number(container.querySelector('[data-part=today][data-y]')?.getAttribute('data-y'));
  expect(readScale(container)(y)).toBeCloseTo(245_078.16, -3);
  const unknown = { ...frame, hasGap: true, today: { money, isOnScale: false } };
  rerender(toChart({ ...charts.steps, frame: unknown }));
  expect(container.querySelector('[data-part=today][data-y]')).toBeNull();
  expect(screen.getByText('245,078.16')).toBeVisible();
  expect(screen.getByText('Earlier, not loaded')).toBeVisible();
  // the scale is that of the steps
  expect(readScale(container)(0)).toBeLessThan(40_000);
});

test.each([
  ['before January', ['Dec 2025', 'Jan 2026', 'Feb 2026'], ['Dec', 'Jan 2026', 'Feb']],
  ['otherwise', ['Nov 2025', 'Dec 2025', 'Jan 2026'], ['Nov 2025', 'Dec', 'Jan 2026']],
])('one of two labels beside one another has its year, %s', (_case, labels, expected) => {
  const values = labels.map((label) => ({ id: label, label, amounts: [myr('1'), myr('0')] as const }));
  const { container } = show({ ...charts.apart, values });
  const shown = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
  expect(shown.slice(-3)).toEqual(expected);
});
