import { test as base, devices, expect, type TestInfo } from 'playwright/test';
import { saveCalls } from '../oracle/calls-made.ts';
import { expectAccessible } from './accessibility.ts';
import { type Agent, type AgentWish, createAgent } from './agent.ts';
import { Control } from './control.ts';
import { Guard } from './guard.ts';
import { inspect } from './inspect.ts';
import { journalName, keepJournal } from './journal.ts';
import { Recorder } from './recorder.ts';
import { takeScreenshots } from './screenshots.ts';
import { Seed } from './seeding/seed.ts';
import { signIn } from './sign-in.ts';
import { OwnSite } from './site.ts';

export { expect };

/** Identifies this test in the browser's User-Agent, so that the sandbox applies a fault to this test only. */
const visitorOf = ({ testId }: TestInfo): string => `portal-test/${testId}`;

interface Fixtures {
  /** The sandbox's control API. Faults that a test switches on end with the test. */
  control: Control;
  /** A copy of the common site that only this test is served from, and may publish into. */
  site: OwnSite;
  /** The kind of agent that the test needs; set it by `test.use({ agentWish: … })`. */
  agentWish: AgentWish;
  /** An agent with separate customers, so that tests do not affect one another. */
  agent: Agent;
  /** Brings session, cart, checkouts and applications of `agent` into the state that the test begins with. */
  seed: Seed;
  /** Signs `agent` in through the sign-in window, for tests about sign-in. All others use `seed.session()`. */
  signIn: () => Promise<void>;
  /** Fails the test on console errors, policy violations and failed requests that it did not expect. */
  guard: Guard;
  /** Attaches to a failed test the navigations, console messages and failed requests of its pages. */
  journal: undefined;
  /** Compares every call of the browser with the specification and fails the test where they differ. */
  recorder: Recorder;
  /** Writes screenshots of the page at both widths, light and dark. */
  shot: (name: string) => Promise<void>;
  /** Expects that axe finds no violation on the page at both widths, light and dark. */
  accessible: () => Promise<void>;
  /** Does what `shot` and `accessible` do, in half of the time. */
  inspect: (name: string) => Promise<void>;
}

/** Playwright's `test` with our fixtures; guard, recorder and journal run in every test. */
export const test = base.extend<Fixtures>({
  // declared first, so that it ends last and knows the test's final status
  journal: [
    async ({ context }, use, info) => {
      const entries = keepJournal(context);
      await use(undefined);
      if (info.status === info.expectedStatus) return;
      await info.attach(journalName, { body: entries().join('\n'), contentType: 'text/plain' });
    },
    { auto: true },
  ],
  guard: [
    async ({ context }, use) => {
      const guard = await Guard.on(context);
      await use(guard);
      expect(guard.complaints(), 'no errors in console and network').toEqual([]);
    },
    { auto: true },
  ],
  recorder: [
    async ({ context }, use) => {
      const recorder = Recorder.on(context);
      await use(recorder);
      saveCalls(recorder.calls);
      expect(recorder.objections, 'every call is one of the specification’s').toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the needed fixtures from the pattern
  userAgent: async ({}, use, info) => {
    await use(`${devices['Desktop Chrome'].userAgent} ${visitorOf(info)}`);
  },
  control: async ({ request }, use, info) => {
    const control = new Control(request, visitorOf(info));
    await use(control);
    await control.restore();
  },
  site: async ({ control }, use) => {
    const site = await OwnSite.open(control);
    await use(site);
    await site.close();
  },
  agentWish: [{}, { option: true }],
  agent: async ({ control, agentWish }, use, info) => {
    await use(await createAgent(control, info.testId, agentWish));
  },
  seed: async ({ page, agent, control }, use) => {
    await use(new Seed(page, agent, control));
  },
  signIn: async ({ page, agent }, use) => {
    await use(() => signIn(page, agent));
  },
  shot: async ({ page }, use) => {
    await use((name) => takeScreenshots(page, name));
  },
  accessible: async ({ page }, use) => {
    await use(() => expectAccessible(page));
  },
  inspect: async ({ page }, use) => {
    await use((name) => inspect(page, name));
  },
});
