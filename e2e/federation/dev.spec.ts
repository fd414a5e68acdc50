import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { originsAt } from '@portal/sandbox/src/origins/origins.ts';
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures/test.ts';
import { waitUntilLoaded } from '../support/page/wait-until-loaded.ts';
import { DevServer } from '../support/processes/dev-server.ts';
import { WorkspaceCopy } from '../support/processes/workspace-copy.ts';
import { openSignIn } from '../support/screens/sign-in.ts';
import { origins as sandboxOrigins } from '../support/service/environment.ts';

/** `npm run dev`, beside the sandbox of the other tests and on a copy of the sources. */
const portBase = sandboxOrigins.host.port + 80;

let data: string;
let workspace: WorkspaceCopy;
let server: DevServer | undefined;

// some twenty seconds each on a machine that has nothing else to do; most of it is the first build
test.describe.configure({ mode: 'default', timeout: 300_000 });
test.use({ baseURL: originsAt(portBase).host.url });

test.beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'portal-dev-'));
});
test.beforeEach(async ({ recorder }) => {
  recorder.alsoTo(...Object.values(originsAt(portBase)).map(({ url }) => url));
  workspace = await WorkspaceCopy.make();
});
test.afterEach(async ({ page }) => {
  await page.close();
  await server?.end();
  server = undefined;
  await workspace.remove();
});
test.afterAll(() => rm(data, { recursive: true, force: true }));

const develop = async (...words: readonly string[]) => {
  const ours = ['--port-base', String(portBase), '--data', data, '--root', workspace.folder];
  server = await DevServer.start([...words, ...ours]);
  return server;
};

/** Signs the sandbox's first agent in, from the sign-in page. */
async function signIn(page: Page): Promise<void> {
  const popup = await openSignIn(page);
  await popup.waitForLoadState();
  await popup.getByRole('button', { name: /aisyah@agents\.example/ }).click();
  await popup.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
}

/** Opens the invest drawer of a customer and types half an amount. */
async function typeHalf(page: Page): Promise<Locator> {
  await page.goto('/client?keyword=Tan Mei Ling');
  await page.getByRole('link', { name: 'Tan Mei Ling' }).first().click();
  // what is not for the customer's age is disabled
  await page
    .getByRole('button', { name: /^Invest more in/, disabled: false })
    .first()
    .click();
  const drawer = page.getByRole('dialog', { name: 'Invest' });
  await drawer.getByRole('textbox', { name: 'Amount' }).fill('25,0');
  return drawer;
}

/** Ids that more than one element has: a label would name the wrong field. */
const doubledIds = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
    return ids.filter((id, at) => ids.indexOf(id) !== at);
  });

/** What waits for a build waits longer: the machine may have other work. */
const built = { timeout: 60_000 };

/** Types half an amount, changes the source behind it, and expects both to show, in the same page and policy. */
async function changeWhileTyping(page: Page): Promise<void> {
  const drawer = await typeHalf(page);
  expect(await doubledIds(page), 'copies of React do not give the same ids').toEqual([]);
  // a reloaded page forgets it
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await workspace.edit('mfe-cart/src/invest/amount/money-fields.tsx', 'label="Amount"', 'label="How much"');
  await expect(drawer.getByRole('textbox', { name: 'How much' })).toHaveValue('25,0', built);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  const policy = (await page.request.get('/')).headers()['content-security-policy'];
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
}

test('the whole portal from one command: what is saved shows, what is typed stays', async ({ page }) => {
  await develop();
  await page.goto('/');
  await signIn(page);
  await changeWhileTyping(page);
});

test('[FED-07] a remote alone, under the built portal: what is saved shows, what is typed stays', async ({
  page,
  recorder,
}) => {
  const { address } = await develop('mfe-cart');
  // `mfe-cart@http://localhost:4233/mf-manifest.json`
  const [, manifest = ''] = new URL(address).searchParams.get('override')?.split('@') ?? [];
  recorder.alsoTo(new URL(manifest).origin);
  await page.goto(address);
  await expect(page.getByRole('complementary', { name: 'Override' })).toContainText(
    'mfe-cart from localhost',
  );
  await signIn(page);
  await changeWhileTyping(page);
});

/** What is compared of an element: what a style sheet decides, and not what the page's width does. */
const comparedStyles = [
  'color',
  'background-color',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'display',
  'padding',
  'margin-top',
  'border',
  'border-radius',
  'list-style-type',
] as const;

/** Opens a customer's transactions, which mfe-history shows, and returns the styles of all elements in reading order. */
async function stylesOfActivity(page: Page): Promise<readonly string[]> {
  await page.goto('/client?keyword=Tan Mei Ling');
  await page.getByRole('link', { name: 'Tan Mei Ling' }).first().click();
  await page.getByRole('tab', { name: 'Activity' }).click();
  await expect(page.getByRole('button', { name: '90 days' })).toBeVisible(built);
  await waitUntilLoaded(page);
  // the pointer would leave one element in another style
  await page.mouse.move(0, 0);
  return page.locator('header, nav, main').evaluateAll(
    (parts, names) =>
      parts
        .flatMap((part) => [part, ...part.querySelectorAll('*:not(svg, svg *)')])
        .map((element) => {
          const styles = getComputedStyle(element);
          const values = names.map((name) => styles.getPropertyValue(name)).join('; ');
          return `${element.tagName} ${element.textContent.slice(0, 20)}: ${values}`;
        }),
    comparedStyles,
  );
}

test('[FED-07] a remote alone looks as it does when it is built, and so does the portal around it', async ({
  page,
  recorder,
}) => {
  const { address } = await develop('mfe-history');
  const [, manifest = ''] = new URL(address).searchParams.get('override')?.split('@') ?? [];
  recorder.alsoTo(new URL(manifest).origin);
  await page.goto(address);
  await signIn(page);
  const developed = await stylesOfActivity(page);
  const badge = page.getByRole('complementary', { name: 'Override' });
  await expect(badge).toContainText('mfe-history from localhost');
  await badge.getByRole('button', { name: 'Reset' }).click();
  await expect(badge).toBeHidden();
  const released = await stylesOfActivity(page);
  expect(released.length).toBeGreaterThan(100);
  expect(developed).toEqual(released);
});
