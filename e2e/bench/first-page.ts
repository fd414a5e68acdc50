import lighthouse from 'lighthouse';
import { devices } from 'playwright';
import { origins } from '../support/environment.ts';
import { type Subject, visitorOf } from './visitors.ts';

/** What Lighthouse says of one cold load; times in milliseconds, scores of at most 100. */
export interface FirstPage {
  readonly lcp: number;
  readonly interactive: number;
  readonly scores: Readonly<Record<string, number>>;
}

/**
 * Loads sign-in as a phone on a slow line would. The throttling is applied (`devtools`), not simulated: a simulation
 * flatters a page that fetches many small files.
 */
export async function measureFirstPage(subject: Subject, debuggingPort: number): Promise<FirstPage> {
  const result = await lighthouse(origins.host.url, {
    port: debuggingPort,
    logLevel: 'error',
    output: 'json',
    throttlingMethod: 'devtools',
    emulatedUserAgent: `${devices['Pixel 7'].userAgent} ${visitorOf(subject)}`,
  });
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message}`);
  const { audits, categories } = result.lhr;
  return {
    lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    interactive: audits.interactive?.numericValue ?? Number.NaN,
    scores: Object.fromEntries(
      Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]),
    ),
  };
}
