import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { measureTasks } from '../../support/page/long-tasks.ts';
import { goBack } from '../../support/page/navigate.ts';
import { startWatch } from './watch.ts';

/** Time between the pointer's arrival and the press, in milliseconds: what intent preloads arrives in it. */
const AIM_MS = 300;

/** Elements that an agent knows by these roles. Found by CSS, because to compute roles and names takes the page longer than its own work. */
const selectors = {
  button: 'button',
  dialog: '[role=dialog]',
  group: '[role=group]',
  heading: 'h1, h2',
  main: 'main',
  menuitem: '[role=menuitem]',
  option: '[role=option]',
  status: '[role=status]',
  tabpanel: '[role=tabpanel]',
} as const;

/** What an agent sees when a step is complete, beside that nothing loads any more. */
interface Seen {
  readonly role: keyof typeof selectors;
  /** Matches the text of one of these elements. */
  readonly text: RegExp;
}

/** One press of an agent, and what it brings. */
export interface Step {
  readonly name: string;
  /** Brings the page to where the step begins. It is not measured. */
  readonly before?: () => Promise<unknown>;
  /** An element that is clicked, a key as Playwright names it, or the browser's Back. */
  readonly press: { readonly click: Locator } | { readonly key: string } | 'back';
  /** Without it, nothing but the next paint is waited for. */
  readonly shows?: Seen;
}

/** What an agent waits for, in milliseconds. */
export interface StepTimes {
  /** From the event to the next paint, by the browser's Event Timing; 0: less than 16. Undefined for Back, which is no event. */
  readonly event: number | undefined;
  /** How much of it the event's handlers ran. */
  readonly handlers: number | undefined;
  /** The main thread's longest task, until the page is idle. */
  readonly task: number;
  /** From the event until what the step shows is painted. Undefined when the step waits for nothing. */
  readonly complete: number | undefined;
}

/** Moves the pointer to what will be clicked, and waits as long as an agent does. */
async function aim({ press }: Step): Promise<void> {
  if (typeof press === 'string' || 'key' in press) return;
  await press.click.hover();
  await wait(AIM_MS);
}

async function doPress(page: Page, { press }: Step): Promise<void> {
  if (press === 'back') return goBack(page);
  if ('key' in press) return page.keyboard.press(press.key);
  // no click of Playwright's, which would look for the element first
  await page.mouse.down();
  await page.mouse.up();
}

/** Measures one step. Rejects when it is complete before it is made, or not after a minute. */
export async function measureStep(page: Page, step: Step): Promise<StepTimes> {
  await step.before?.();
  await aim(step);
  const { shows } = step;
  const sees = shows && { selector: selectors[shows.role], text: shows.text.source };
  const watch = await page.evaluateHandle(startWatch, sees);
  const tasks = await measureTasks(page, async () => {
    await doPress(page, step);
    await watch.evaluate(({ whenIdle }) => whenIdle);
  });
  const times = await watch.evaluate((watched) => watched.read());
  await watch.dispose();
  return { ...times, complete: shows && times.complete, task: tasks[0] ?? 0 };
}
