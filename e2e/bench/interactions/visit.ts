import type { Browser, Page } from 'playwright';
import { slowPageDown } from '../../support/page/long-tasks.ts';
import { noteRequests, untilFetched } from '../../support/page/until-fetched.ts';
import { widths } from '../../support/page/widths.ts';
import { createAgent, firstCustomer } from '../../support/service/agent.ts';
import { origins } from '../../support/service/environment.ts';
import { Seed } from '../../support/service/seeding/seed.ts';
import { controlOf, type Subject, visitorOf } from '../visitors.ts';
import type { Scene } from './scenes.ts';
import { measureStep, type StepTimes } from './step.ts';

/** One agent's visit to a site. */
export interface Visit {
  readonly subject: Subject;
  readonly scene: Scene;
  readonly round: number;
}

/**
 * Makes the window larger than the page, because the browser's bars take a part of it. What changes outside the window is not
 * painted: `Add to cart`, at the page's bottom edge, would be waited for until something else changes.
 */
async function showWholePage(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { windowId } = await devtools.send('Browser.getWindowForTarget');
  const { width, height } = widths.desktop;
  await devtools.send('Browser.setWindowBounds', {
    windowId,
    bounds: { width: width + 200, height: height + 200 },
  });
  await devtools.detach();
}

/**
 * Makes a scene's steps as a new agent in a new tab, on a slowed-down processor, and returns the times of each. When a step
 * fails it says so on the terminal, and the steps after it are missing.
 */
export async function measureVisit(
  browser: Browser,
  { subject, scene, round }: Visit,
): Promise<ReadonlyMap<string, StepTimes>> {
  const control = await controlOf(subject);
  const agent = await createAgent(control, `bench-${scene.name}-${subject}-${round}`, scene.wish);
  const customer = firstCustomer(agent);
  const context = await browser.newContext({
    baseURL: origins.host.url,
    viewport: widths.desktop,
    userAgent: `Mozilla/5.0 Chrome/140.0.0.0 ${visitorOf(subject)}`,
  });
  const page = await context.newPage();
  await showWholePage(page);
  noteRequests(page);
  const seed = new Seed(page, agent, control);
  await scene.prepare(page, seed, customer);
  await seed.session();
  await page.goto(scene.start);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilFetched(page);
  await slowPageDown(page);
  const times = new Map<string, StepTimes>();
  for (const step of scene.steps(page, customer)) {
    try {
      times.set(step.name, await measureStep(page, step));
      await untilFetched(page);
    } catch (error) {
      console.error(`${subject}, ${step.name}: ${error instanceof Error ? error.message : error}`);
      break;
    }
  }
  await context.close();
  return times;
}
