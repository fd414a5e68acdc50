import lighthouse from 'lighthouse';
import { devices } from 'playwright';
import { origins } from '../support/service/environment.ts';
import { type Subject, visitorOf } from './visitors.ts';

/** Lighthouse's results of one cold load: times in ms, scores from 0 to 100. */
export interface FirstPage {
  readonly lcp: number;
  readonly interactive: number;
  readonly scores: Readonly<Record<string, number>>;
}

/**
 * Measures the first load of sign-in on a phone with a slow connection. The throttling is applied (`devtools`), not
 * simulated: a simulation gives too good results for a page with many small files.
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
