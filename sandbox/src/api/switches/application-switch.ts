import * as z from 'zod';
import { PerBrowser } from '../../origins/per-browser.ts';

/** Whether checkouts of the browser with the tag `visitor` put what is paid and what is not into one application. */
export const applicationSchema = z.strictObject({
  visitor: z.string().regex(/^\S+$/, 'one word'),
  one: z.boolean(),
});

/** Makes checkouts of single browsers answer one application for an account, to simulate another service. */
export class ApplicationSwitch {
  readonly #one = new PerBrowser<true>();

  set({ visitor: browserTag, one }: z.output<typeof applicationSchema>): void {
    this.#one.set(browserTag, one ? true : undefined);
  }

  /** Whether a checkout with this User-Agent gets one application for an account. */
  isOneFor(userAgent: string | undefined): boolean {
    return this.#one.of(userAgent) === true;
  }
}
