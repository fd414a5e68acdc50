import { Money } from '@portal/shared/money';
import { UiProvider } from '@portal/shared/ui';
import { render, screen, within } from '@testing-library/react';
import { AllocationRing } from './allocation-ring.tsx';

const myr = (text: string) => Money.of('MYR', text);

test("the legend has the ring's figures as a table for screen readers", () => {
  const { container } = render(
    <UiProvider>
      <AllocationRing
        label="Allocation of MYR by asset class"
        currency="MYR"
        total={myr('400.00')}
        slices={[
          { label: 'Fixed income', color: 'chart.1', shape: 'circle', value: myr('300.00') },
          { label: 'Equity', color: 'chart.1', shape: 'circle', value: myr('100.00') },
          { label: 'PRS', color: 'chart.1', shape: 'circle', value: myr('0.00') },
        ]}
      />
    </UiProvider>,
  );
  const table = screen.getByRole('table', { name: 'Allocation of MYR by asset class' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Fixed income300.0075.0%',
    'Equity100.0025.0%',
    'PRS0.000.0%',
  ]);
  expect(container.querySelectorAll('circle')).toHaveLength(2);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('the shares of the legend add up to 100.0%, and the middle has the rounded total', () => {
  const { container } = render(
    <UiProvider>
      <AllocationRing
        label="Allocation"
        currency="MYR"
        total={myr('299.70')}
        slices={['A', 'B', 'C'].map((label) => ({
          label,
          color: 'chart.1',
          shape: 'circle',
          value: myr('99.90'),
        }))}
      />
    </UiProvider>,
  );
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'A99.9033.4%',
    'B99.9033.3%',
    'C99.9033.3%',
  ]);
  expect(container.querySelector('svg')).toHaveTextContent('MYR300');
});
