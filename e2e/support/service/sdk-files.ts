import type { Page } from 'playwright/test';

/** A text that only this SDK's code contains. */
const marks = { flags: 'X-LaunchDarkly-', monitoring: 'x-datadog-' } as const;

/** A script that a page has requested. */
interface RequestedScript {
  readonly url: string;
  /** Time of the request, in milliseconds after the start of the page load. */
  readonly at: number;
}

/** Finds the host's scripts, of those that the page has fetched, that contain an SDK. */
export async function findScriptsWithSdk(
  page: Page,
  sdk: keyof typeof marks,
): Promise<readonly RequestedScript[]> {
  return page.evaluate(async (mark) => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.startsWith(`${location.origin}/`) && name.endsWith('.js'));
    const found = [];
    for (const { name, startTime } of scripts) {
      const code = await (await fetch(name)).text();
      if (code.includes(mark)) found.push({ url: name, at: startTime });
    }
    return found;
  }, marks[sdk]);
}
