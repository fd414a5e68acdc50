import type { Page } from 'playwright/test';

/** A demo agent with applications in every status. Tests must not change them. */
export const demoAgent = { email: 'aisyah@agents.example', password: 'Portal-2026' };

/** The links to the applications of the list, named by form number, in the order of the list. */
export const formNumbers = (page: Page) =>
  page.getByRole('table', { name: 'Applications' }).getByRole('link', { name: /^(D[A-Z]-\d|ONB-)/ });
