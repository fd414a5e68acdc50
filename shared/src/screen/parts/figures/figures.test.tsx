import { gainOf, Money, Nav, Percent, Units } from '@portal/shared/money';
import { screen } from '@testing-library/react';
import { renderPart } from '../../../testing/render-part.tsx';
import { ChangeText, GainText, MoneyText, NavText, UnitsText } from './figures.tsx';

const myr = (text: string) => Money.of('MYR', text);

test('an amount has its currency before it and is marked private', () => {
  const { container } = renderPart(<MoneyText value={myr('12345.60')} size="xl" dimDecimals />);
  expect(container).toHaveTextContent('MYR 12,345.60');
  expect(container.querySelector('[data-private]')).toHaveTextContent('12,345.60');
});

test('an amount under a heading with the currency still announces it', () => {
  const { container } = renderPart(<MoneyText value={myr('-76.04')} currency={false} />);
  expect(container).toHaveTextContent('MYR −76.04');
});

test.each([
  ['14792.48', '+14,792.48', '+147.92%'],
  ['-76.04', '−76.04', '−0.76%'],
  ['0', '0.00', '0.00%'],
])('a gain of %s shows %s and %s', (gain, amount, percent) => {
  const cost = myr('10000');
  const { container } = renderPart(<GainText gain={gainOf(cost.plus(myr(gain)), cost)} />);
  expect(container.textContent).toBe(amount + percent);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('a gain without a cost has no percentage', () => {
  const { container } = renderPart(<GainText gain={gainOf(myr('5'), myr('0'))} />);
  expect(container.textContent).toBe('+5.00–');
});

test('units, prices and changes keep their decimals', () => {
  renderPart(
    <>
      <UnitsText value={Units.of('1200')} suffix="units" />
      <NavText value={Nav.of('0.6321')} currency="MYR" />
      <ChangeText value={Percent.of('24.18')} />
    </>,
  );
  expect(screen.getByText('1,200.00 units')).toBeInTheDocument();
  expect(screen.getByText('0.6321')).toHaveTextContent('MYR 0.6321');
  expect(screen.getByText('+24.18%')).toBeInTheDocument();
});
