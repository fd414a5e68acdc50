import type { Page } from 'playwright/test';

/** What stands in an SDK's code and nowhere else. */
const marks = { flags: 'X-LaunchDarkly-', monitoring: 'x-datadog-' } as const;

/** A script that a page has asked for. */
interface AskedScript {
  readonly url: string;
  /** Milliseconds since the page began. */
  readonly at: number;
}

/** Scripts of the host that the page has fetched, with when they were asked for, in which an SDK's code stands. */
export async function holdsSdk(page: Page, sdk: keyof typeof marks): Promise<readonly AskedScript[]> {
  return page.evaluate(async (mark) => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.startsWith(`${location.origin}/`) && name.endsWith('.js'));
    const holding = [];
    for (const { name, startTime } of scripts) {
      const code = await (await fetch(name)).text();
      if (code.includes(mark)) holding.push({ url: name, at: startTime });
    }
    return holding;
  }, marks[sdk]);
}
