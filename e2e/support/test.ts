import { test as base, devices, expect, type TestInfo } from 'playwright/test';
import { noteCalls } from '../oracle/calls-made.ts';
import { expectAccessible } from './accessibility.ts';
import { type Agent, type AgentWish, createAgent } from './agent.ts';
import { Control } from './control.ts';
import { Guard } from './guard.ts';
import { journalName, keepJournal } from './journal.ts';
import { Recorder } from './recorder.ts';
import { takeScreenshots } from './screenshots.ts';
import { Seed } from './seeding/seed.ts';
import { signIn } from './sign-in.ts';
import { OwnSite } from './site.ts';

export { expect };

/** A word for this test in the browser's User-Agent; the sandbox knows by it whom a fault is for. */
const visitorOf = ({ testId }: TestInfo): string => `portal-test/${testId}`;

interface Fixtures {
  /** What tests may do to the sandbox; faults that it switches on end with the test. */
  control: Control;
  /** A copy of everybody's site that this test alone is served from, and may publish into. */
  site: OwnSite;
  /** What the test's agent is to be like; set it by `test.use({ agentWish: … })`. */
  agentWish: AgentWish;
  /** An agent with customers of its own, so that tests never meet. */
  agent: Agent;
  /** Brings session, cart, checkouts and applications of `agent` into the state that the test begins with. */
  seed: Seed;
  /** Signs `agent` in through the real sign-in window: for tests about sign-in. All others take `seed.session()`. */
  signIn: () => Promise<void>;
  /** Fails the test on console errors, policy violations and failed requests that it did not expect. */
  guard: Guard;
  /** Says of a test that failed where its pages went, what they logged and how its sign-ins and sessions fared. */
  journal: undefined;
  /** Compares every call that leaves the browser with the specification's, and fails the test where they differ. */
  recorder: Recorder;
  /** Writes the page's screenshots, light and dark. */
  shot: (name: string) => Promise<void>;
  /** Expects that axe finds nothing on the page, light and dark. */
  accessible: () => Promise<void>;
}

/** The test of this folder: every test is guarded, whether it asks for the guard or not. */
export const test = base.extend<Fixtures>({
  // first of all, so that it ends last, and knows what the others have found
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
      expect(guard.complaints(), 'nothing goes wrong behind the screen').toEqual([]);
    },
    { auto: true },
  ],
  recorder: [
    async ({ context }, use) => {
      const recorder = Recorder.on(context);
      await use(recorder);
      noteCalls(recorder.calls);
      expect(recorder.objections, 'every call is one of the specification’s').toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for out of the pattern
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
});
