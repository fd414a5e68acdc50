import { testConfig } from '@portal/shared/testing';
import { screen, within } from '@testing-library/react';
import { mockResizeObserver, openPage } from '../testing/index.ts';

beforeEach(() => {
  mockResizeObserver();
  window.scrollTo = () => undefined;
  sessionStorage.clear();
  localStorage.clear();
});

test('[SHL-14] shows the current year, the company and the four links in the footer', async () => {
  openPage('/application');
  const footer = await screen.findByRole('contentinfo');
  expect(footer).toHaveTextContent(`© ${new Date().getFullYear()} Cempaka Biru Asset Management Berhad`);
  expect(
    within(footer)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Internet Risk', testConfig.footer.internetRisk],
    ['Privacy Notice', testConfig.footer.privacyNotice],
    ['Transaction Notice', testConfig.footer.transactionNotice],
    ['Disclaimer', testConfig.footer.disclaimer],
  ]);
});

test('announces a page that opens', async () => {
  const { user } = openPage('/application');
  const menu = await screen.findByRole('navigation', { name: 'Main' });
  await user.click(within(menu).getByRole('link', { name: 'Home' }));
  expect(screen.getByTestId('page-announcer')).toHaveTextContent('Home page');
});
