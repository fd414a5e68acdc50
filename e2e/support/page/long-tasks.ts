import * as z from '@portal/shared/schema';
import type { Page } from 'playwright/test';

/** Slow-down of the processor at which pages have to answer. */
export const slowDown = 4;
/**
 * The longest task of a page that still answers, in milliseconds. Compare it with the median of several loads' longest
 * tasks: the collection of garbage makes single ones longer.
 */
export const longestTaskMs = 200;

const traceEvent = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  /** Microseconds in which the thread worked. */
  tdur: z.optional(z.number()),
  args: z.optional(z.object({ name: z.optional(z.string()) })),
});
const trace = z.object({ traceEvents: z.array(traceEvent) });

/** Slows the page's processor down. */
export async function slowPageDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
}

/**
 * Returns how long the page's tasks took while `act` ran, in milliseconds, longest first. It is the time in which the main
 * thread worked, because a busy machine lets it wait in between.
 */
export async function measureTasks(page: Page, act: () => Promise<unknown>): Promise<readonly number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page belongs to no browser');
  await browser.startTracing(page, { categories: ['toplevel'] });
  let recorded: Buffer;
  try {
    await act();
  } finally {
    // a browser records one trace at a time
    recorded = await browser.stopTracing();
  }
  const { traceEvents } = trace.parse(JSON.parse(recorded.toString()));
  const threadOf = ({ pid, tid }: { readonly pid: number; readonly tid: number }) => `${pid} ${tid}`;
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  return traceEvents
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && mainThreads.has(threadOf(event)))
    .map(({ tdur = 0 }) => Math.round(tdur / 1_000))
    .toSorted((one, other) => other - one);
}

/**
 * Options of `page.waitForFunction` while tasks are measured. Its function reads elements only: an assertion by role computes
 * the names of all elements inside the page, in tasks that are longer than the page's.
 */
export const seldom = { polling: 300, timeout: 60_000 } as const;
