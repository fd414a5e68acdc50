import { expect, type Page } from 'playwright/test';
import { expectMonitored } from '../monitoring/walk.ts';
import type { OwnSite } from '../support/fixtures/site.ts';
import { type Agent, firstCustomer } from '../support/service/agent.ts';
import type { Seed } from '../support/service/seeding/seed.ts';
import { Memory } from './memory.ts';
import { Quiet } from './quiet.ts';
import { countRoots, walk } from './rounds.ts';
import { eightPages, type SlotStop } from './rounds-of-slots.ts';

/** What a session has visited and keeps in memory. */
export interface SessionMemory {
  /** Pages since sign-in. */
  readonly visited: number;
  /** The JavaScript heap, in bytes. */
  readonly heap: number;
  /** PerformanceObservers that are alive. */
  readonly observers: number;
}

interface Fixtures {
  readonly page: Page;
  readonly agent: Agent;
  readonly seed: Seed;
  readonly site: OwnSite;
}

/** An agent's session with monitoring on, which walks round eight pages within one load of the page. */
export class MonitoredSession {
  readonly #page: Page;
  readonly #memory: Memory;
  readonly #quiet: Quiet;
  readonly #round: readonly SlotStop[];
  #visited = 0;

  private constructor(page: Page, memory: Memory, quiet: Quiet, round: readonly SlotStop[]) {
    this.#page = page;
    this.#memory = memory;
    this.#quiet = quiet;
    this.#round = round;
  }

  /** Opens home, signed in, on a site whose telemetry is on. */
  static async open({ page, agent, seed, site }: Fixtures): Promise<MonitoredSession> {
    await site.switchTelemetryOn();
    await page.addInitScript(countRoots);
    const quiet = await Quiet.on(page);
    await seed.session();
    await page.goto('/dashboard');
    await expectMonitored(page);
    await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
    const { customerId } = firstCustomer(agent);
    return new MonitoredSession(page, await Memory.of(page), quiet, eightPages(customerId));
  }

  /** Visits the eight pages, `times` times. */
  async #walk(times: number): Promise<void> {
    await walk(this.#page, this.#round, times);
    this.#visited += this.#round.length * times;
  }

  /** Visits 400 pages. Prints and returns the memory after the first eight and after all, and the heaps' ratio. */
  async measure400Pages(name: string) {
    await this.#walk(1);
    const before = await this.#count();
    await this.#walk(49);
    const after = await this.#count();
    const ratio = after.heap / before.heap;
    console.log(`measured: ${name}: ${JSON.stringify({ before, after, ratio })}`);
    return { before, after, ratio };
  }

  async #count(): Promise<SessionMemory> {
    await this.#quiet.reached();
    return {
      visited: this.#visited,
      heap: await this.#memory.heap(),
      observers: await this.#memory.performanceObservers(),
    };
  }
}
