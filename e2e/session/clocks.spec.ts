import { expect, test } from '../support/fixtures/test.ts';
import { homeHeading, mainLink } from '../support/page/frame.ts';
import { storedKeys } from '../support/page/stored-data.ts';
import { untilFetched } from '../support/page/until-fetched.ts';
import { inForm } from '../support/run-form.ts';
import { expiryPrompt } from '../support/screens/session-prompt.ts';
import { origins } from '../support/service/environment.ts';

declare global {
  interface Window {
    /** Moves the page's clocks by so many minutes, each alone. */
    moveClocks?: (wall: number, monotonic: number) => void;
  }
}

/** Console messages of the two scripts below. */
const sent = 'a token was sent';
const moved = 'the clocks were moved';

/** Runs in every page before its own code: logs every call that carries a token. */
function logTokens(sentMark: string): void {
  const { setRequestHeader } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.setRequestHeader = function set(name: string, value: string) {
    if (name.toLowerCase() === 'authorization') console.info(sentMark);
    setRequestHeader.call(this, name, value);
  };
}

/** Runs in every page before its own code: clocks that can be moved one without the other. */
function movableClocks(): void {
  const { now } = Date;
  const elapsed = performance.now.bind(performance);
  let wall = 0;
  let monotonic = 0;
  Date.now = () => now() + wall;
  performance.now = () => elapsed() + monotonic;
  window.moveClocks = (wallMinutes, monotonicMinutes) => {
    wall = wallMinutes * 60_000;
    monotonic = monotonicMinutes * 60_000;
  };
}

/** What happened, the wall clock's change and the monotonic clock's change in minutes. */
type ClockChange = readonly [what: string, wall: number, monotonic: number];

/** One for each clock; `host/src/session/session-clock.test.ts` proves all of them. */
const someChanges: readonly ClockChange[] = [
  ['the machine slept for 20 minutes', 20, 0],
  ['the clock was set back, and the tab stayed open for 20 minutes', -100, 20],
];
const allChanges: readonly ClockChange[] = [
  ...someChanges,
  ['the clock was set two hours ahead', 120, 0],
  ['the clock was set two hours back', -120, 0],
  ['the machine slept, and the clock was set ahead', 140, 0],
  ['the machine slept, and the clock was set back', -100, 0],
];

for (const [what, wall, monotonic] of inForm(someChanges, allChanges))
  test(`[SES-02] [SES-07] a session that may be over sends no token: ${what}`, async ({
    page,
    context,
    seed,
  }) => {
    await context.addInitScript(movableClocks);
    await context.addInitScript(logTokens, sent);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await seed.session();
    await page.goto('/dashboard');
    const link = mainLink(page, 'Applications');
    await expect(link).toBeAttached();
    await untilFetched(page);

    // the click comes before the next check of the clocks
    await link.evaluate(
      (element, minutes) => {
        console.info(minutes.mark);
        window.moveClocks?.(minutes.wall, minutes.monotonic);
        if (element instanceof HTMLElement) element.click();
      },
      { wall, monotonic, mark: moved },
    );
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Your session expired')).toBeVisible();
    expect(logged.slice(0, logged.indexOf(moved))).toContain(sent);
    expect(logged.slice(logged.indexOf(moved) + 1)).not.toContain(sent);
  });

test('[SES-01] clocks that go on together leave a session alone', { tag: '@long' }, async ({
  page,
  context,
  seed,
}) => {
  await context.addInitScript(movableClocks);
  await seed.session();
  await page.goto('/dashboard');
  await expect(homeHeading(page)).toBeVisible();
  await page.evaluate(() => window.moveClocks?.(11, 11));
  await mainLink(page, 'Applications').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await expect(page).toHaveURL('/application');
});

/** What happened, and the wall clock's change in minutes. */
const reloads: readonly (readonly [what: string, minutes: number])[] = [
  ['the clock was set two hours back', -120],
  ['the machine slept for 20 minutes', 20],
];

for (const [what, minutes] of reloads)
  test(`[SES-02] [SES-07] after a reload a session that may be over sends no token: ${what}`, {
    tag: '@long',
  }, async ({ page, context, seed }) => {
    await context.addInitScript(movableClocks);
    await seed.session();
    await page.goto('/dashboard');
    await expect(homeHeading(page)).toBeVisible();
    await context.addInitScript((wall) => window.moveClocks?.(wall, 0), minutes);
    const tokensUsed: string[] = [];
    await page.goto(origins.outbox.url);
    page.on('request', (request) => {
      const { authorization } = request.headers();
      if (authorization !== undefined) tokensUsed.push(request.url());
    });
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Your session expired')).toBeVisible();
    expect(tokensUsed).toEqual([]);
  });

test('[SES-02] a page without any input ends its session by the browser’s own clock', async ({
  page,
  seed,
}) => {
  await seed.session();
  // runs after the script that gives the page its session: ten seconds are left of it
  await page.addInitScript((key) => {
    const { clock, ...session } = JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? {};
    if (clock === undefined || sessionStorage.getItem('portal-aged') !== null) return;
    const age = 15 * 60_000 - 10_000;
    const aged = { startedAt: Date.now() - age, checkedAt: Date.now(), age };
    sessionStorage.setItem(key, JSON.stringify({ ...session, clock: aged }));
    sessionStorage.setItem('portal-aged', '');
  }, storedKeys.session);
  await page.goto('/dashboard');
  await expect(expiryPrompt(page)).toBeVisible();
  await expect(page.getByText('Your session expired')).toBeVisible();
  await expect(page).toHaveURL('/');
});
