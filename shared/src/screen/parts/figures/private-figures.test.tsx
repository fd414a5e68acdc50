import { UiProvider } from '@portal/shared/ui';
import { render } from '@testing-library/react';
import { PrivateFigures } from './private-figures.tsx';

const privateIn = (text: string) => {
  const { container } = render(
    <UiProvider>
      <PrivateFigures>{text}</PrivateFigures>
    </UiProvider>,
  );
  expect(container).toHaveTextContent(text);
  return [...container.querySelectorAll('[data-private]')].map((each) => each.textContent);
};

test.each([
  ['Removed CBSUK, MYR 25,000.00', ['MYR 25,000.00']],
  ['MYR 25,000.00, USD 1.50 to be paid', ['MYR 25,000.00', 'USD 1.50']],
  ['The service could not remove CBSUK, 1,200.00 units.', ['1,200.00 units']],
  ['An amount of 500.00 is too little', ['500.00']],
  ['Net assets over MYR 3 million', ['MYR 3 million']],
  ['Annual income over MYR 300,000', ['MYR 300,000']],
  ['Net assets of MYR 1.5 million.', ['MYR 1.5 million']],
  ['RM500,000 to RM1 million', ['RM500,000', 'RM1 million']],
  ['Pays into Maybank 5142 •••• 7710, which is still being added.', ['5142 •••• 7710']],
  ['Pays into Maybank •••• 7710.', ['•••• 7710']],
  ['880412-••-••33 is known', ['880412-••-••33']],
  ['“880412145233” matches, and 880412-14-5233', ['880412145233', '880412-14-5233']],
])('the figures in “%s” are private', (text, figures) => {
  expect(privateIn(text)).toEqual(figures);
});

test.each([
  'Documents are due',
  'CBSUK · charge 5.50% · priced 21 Nov',
  'NAV 1.0435, risk 2 of 5',
  'EPF 2.5% of it, MYR 15.50% of it',
  'Sent 20 Nov 2026, expires 27 Nov 2026.',
  'Checkout CO-2611-10377, account 1000482917',
])('“%s” has no private figures', (text) => {
  expect(privateIn(text)).toEqual([]);
});

test.each(['1', '1,', '•', 'A-'])(
  'a text of 100,000 characters, %s again and again, takes no time',
  (part) => {
    const startedAt = performance.now();
    privateIn(part.repeat(100_000 / part.length));
    // 10 ms on an idle computer; a time that grows with the square is 10 s
    expect(performance.now() - startedAt).toBeLessThan(1_500);
  },
);
