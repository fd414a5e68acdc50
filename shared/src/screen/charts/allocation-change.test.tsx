import { Money } from '@portal/shared/money';
import { UiProvider } from '@portal/shared/ui';
import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { AllocationChange } from './index.ts';

const myr = (text: string) => Money.of('MYR', text);
const show = (props: Omit<ComponentProps<typeof AllocationChange>, 'label'>) =>
  render(
    <UiProvider>
      <AllocationChange label="Allocation of MYR by asset class" {...props} />
    </UiProvider>,
  );
const rows = () =>
  within(screen.getByRole('table', { name: 'Allocation of MYR by asset class' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

test('the bars are as long as the shares after, with a mark where they are today', () => {
  const { container } = show({
    now: myr('1000'),
    after: myr('2000'),
    rows: [
      { assetClass: 'Equity', now: myr('500'), after: myr('1500') },
      { assetClass: 'Mixed', now: myr('500'), after: myr('480') },
      { assetClass: 'PRS', now: myr('0'), after: myr('20') },
    ],
  });
  expect(rows()).toEqual(['ClassNowAfter', 'Equity50.0%75.0%', 'Mixed50.0%24.0%', 'PRS0.0%1.0%']);
  // the scale ends at 80%, and what is new has no mark
  expect([...container.querySelectorAll('i')].map(({ style }) => style.transform)).toEqual([
    'scaleX(0.9375)',
    'translateX(calc(62.50% - 2px))',
    'scaleX(0.3000)',
    'translateX(calc(62.50% - 2px))',
    'scaleX(0.0125)',
  ]);
});

test('the ring is what comes after, with a thin one of today around it and the rounded total in the middle', () => {
  const { container } = show({
    now: myr('100'),
    after: myr('283973.50'),
    rows: [
      { assetClass: 'Equity', now: myr('100'), after: myr('0') },
      { assetClass: 'Fixed income', now: myr('0'), after: myr('283973.50') },
    ],
  });
  const [ring] = container.querySelectorAll('svg');
  expect(ring).toHaveAttribute('aria-hidden', 'true');
  expect(ring).toHaveTextContent('MYR after283,974');
  const lengths = [...(ring?.querySelectorAll('circle') ?? [])].map(({ style }) =>
    Number.parseFloat(style.strokeDasharray) > 0 ? 'all' : 'none',
  );
  expect(lengths).toEqual(['none', 'all', 'all', 'none']);
});

test('shares are dashes where there was nothing before', () => {
  show({
    now: myr('0'),
    after: myr('3'),
    rows: ['Equity', 'Mixed', 'PRS'].map((assetClass) => ({ assetClass, now: myr('0'), after: myr('1') })),
  });
  expect(rows().slice(1)).toEqual(['Equity–33.4%', 'Mixed–33.3%', 'PRS–33.3%']);
});
