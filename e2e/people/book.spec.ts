import type { Page } from 'playwright/test';
import { people } from '../oracle/people.ts';
import type { PersonRow } from '../oracle/person-row.ts';
import { expect, test } from '../support/fixtures/test.ts';
import { namePattern } from '../support/page/name-pattern.ts';
import type { Agent } from '../support/service/agent.ts';
import { walks } from './walks.ts';

const walked = [
  ...new Set(walks.flatMap(({ applicant, joint }) => (joint ? [applicant, joint] : [applicant]))),
];

test.use({
  agentWish: {
    customers: people.length,
    plans: ['CS'],
    people: people.map(({ sent }) => ({
      name: sent.name,
      idNo: sent.identity.idNo,
      dateOfBirth: sent.identity.dateOfBirth,
      nationality: sent.nationality,
      email: sent.email,
      telCountryCode: sent.phone[0],
      tel: sent.phone[1],
    })),
  },
});

/** A person's name at the start of a text; marks may isolate it, and `after` follows. */
const startsWithName = ({ sent }: PersonRow, after = ''): RegExp =>
  new RegExp(`^\u2068?${namePattern(sent.name).source}\u2069?\\s*${after}`, 'i');

const linkTo = (page: Page, person: PersonRow) =>
  page.getByRole('link', { name: startsWithName(person, '$') });

/** The person's searches, of which the account number is that of the customer of this agent. */
function searchesOf({ customers }: Agent, { searches, amongOthers = [], account, sent }: PersonRow) {
  const customer = customers.find(({ idNo }) => idNo === sent.identity.idNo);
  const own = customer?.accounts[0]?.accountId ?? '';
  return [
    ...searches.map((typed) => ({ typed: typed === account ? own : typed, isAlone: true })),
    ...amongOthers.map((typed) => ({ typed, isAlone: false })),
  ];
}

test('[CLI-01] in a book of people from anywhere each of ten is found by four searches', {
  tag: '@long',
}, async ({ page, agent, seed }) => {
  test.setTimeout(300_000);
  await seed.session();
  await page.goto('/client');
  const box = page.getByRole('searchbox', { name: 'Search customers' });
  const finder = page.getByRole('dialog', { name: 'Find a customer' });
  for (const person of walked)
    for (const { typed, isAlone } of searchesOf(agent, person))
      await test.step(`${person.key} by ${typed}`, async () => {
        const count = page.getByRole('heading', { name: /^\d+ customers? match(es)? / });
        await box.fill('');
        await expect(count).toBeHidden();
        await box.fill(typed);
        await expect(count).toContainText(isAlone ? /^1 customer matches/ : /^\d+ customers match/);
        await expect(linkTo(page, person)).toBeVisible();
        await page.keyboard.press('Control+k');
        await finder.getByRole('combobox').fill(typed);
        const customers = finder.getByRole('group', { name: 'Customers' });
        await expect(
          customers.getByRole('option', { name: startsWithName(person, 'identity number') }),
        ).toBeVisible();
        if (isAlone) await expect(customers.getByRole('option')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(finder).toBeHidden();
      });
});

test('[CLI-01] people from anywhere are listed under the oracle’s letters, and those without one at the end of list and rail', {
  tag: '@long',
}, async ({ page, seed, shot }) => {
  await seed.session();
  // so high that every row is in the page
  await page.setViewportSize({ width: 1440, height: 6_000 });
  await page.goto('/client');
  await expect(page.getByText(new RegExp(`1 to ${people.length} of ${people.length}`))).toBeVisible();
  const rows = await page.getByRole('table', { name: 'Customers' }).getByRole('row').allInnerTexts();
  const letters: string[] = [];
  const listed = new Map<string, string>();
  for (const text of rows) {
    const letter = /^(\S) · \d+/.exec(text)?.[1];
    if (letter !== undefined) letters.push(letter);
    const lines = text.split(/[\n\t]/);
    const person = people.find((each) => lines.some((line) => startsWithName(each, '$').test(line)));
    if (person) listed.set(person.key, letters.at(-1) ?? '');
  }
  expect(Object.fromEntries(listed)).toEqual(
    Object.fromEntries(people.map(({ key, section }) => [key, section])),
  );
  expect(letters).toEqual([...letters.filter((letter) => letter !== '#').sort(), '#']);

  await page.setViewportSize({ width: 1440, height: 900 });
  const rail = page.getByRole('toolbar', { name: 'Jump to a letter' }).getByRole('button');
  await expect(rail.last()).toHaveText('#');
  await rail.last().click();
  await expect(rail.last()).toHaveAttribute('aria-current', 'true');
  const last = people.filter(({ section }) => section === '#');
  await expect(page.getByRole('row', { name: `# · ${last.length} customers` })).toBeInViewport();
  await shot('people-without-letter', 'end');
});
