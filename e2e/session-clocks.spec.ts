import { origins } from './support/environment.ts';
import { expect, test } from './support/test.ts';

declare global {
  interface Window {
    /** Moves the page's clocks by so many minutes, each alone. */
    moveClocks?: (wall: number, monotonic: number) => void;
  }
}

/** What the pages tell. */
const sent = 'a token was sent';
const moved = 'the clocks were moved';

/** Runs in every page before its own code: tells of every call that bears a token. */
function tellTokens(sentMark: string): void {
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

for (const [what, wall, monotonic] of [
  ['the machine slept for 20 minutes', 20, 0],
  ['the clock was set two hours ahead', 120, 0],
  ['the clock was set two hours back', -120, 0],
  ['the machine slept, and the clock was set ahead', 140, 0],
  ['the machine slept, and the clock was set back', -100, 0],
  ['the clock was set back, and the tab stayed open for 20 minutes', -100, 20],
] as const)
  test(`[SES-02] [SES-07] no session that may be over is usable: ${what}`, async ({
    page,
    context,
    signIn,
  }) => {
    await context.addInitScript(movableClocks);
    await context.addInitScript(tellTokens, sent);
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    await signIn();
    await page.reload();
    const link = page.locator('a[href="/application"]').first();
    await expect(link).toBeAttached();
    await page.waitForLoadState('networkidle');

    // the agent is back before the next look at the clock
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
    expect(told.slice(0, told.indexOf(moved))).toContain(sent);
    expect(told.slice(told.indexOf(moved) + 1)).not.toContain(sent);
  });

test('[SES-01] clocks that go on together leave a session alone', async ({ page, context, signIn }) => {
  await context.addInitScript(movableClocks);
  await signIn();
  await page.evaluate(() => window.moveClocks?.(11, 11));
  await page.locator('a[href="/application"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  await expect(page).toHaveURL('/application');
});

for (const [what, minutes] of [
  ['the machine slept for 20 minutes', 20],
  ['the clock was set two hours back', -120],
] as const)
  test(`[SES-02] [SES-07] nor is one after a reload: ${what}`, async ({ page, context, signIn }) => {
    await context.addInitScript(movableClocks);
    await signIn();
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

test('[SES-02] a page that nobody touches ends its session by itself, on the browser’s own clock', async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn();
  await page.goto(origins.outbox.url);
  // half a minute before its end
  await page.addInitScript(() => {
    const { clock, ...session } = JSON.parse(sessionStorage.getItem('portal.session') ?? 'null') ?? {};
    if (clock === undefined || sessionStorage.getItem('portal-aged') !== null) return;
    const age = 15 * 60_000 - 30_000;
    const aged = { startedAt: Date.now() - age, checkedAt: Date.now(), age };
    sessionStorage.setItem('portal.session', JSON.stringify({ ...session, clock: aged }));
    sessionStorage.setItem('portal-aged', '');
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('alertdialog', { name: 'Session expiry warning' })).toBeVisible();
  await expect(page.getByText('Your session expired')).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL('/');
});
