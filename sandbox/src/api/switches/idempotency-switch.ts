import * as z from 'zod';
import { PerBrowser } from '../../origins/per-browser.ts';

/** Whether the API uses the `Idempotency-Key` (`heeded`) of the browser with the tag `visitor`. */
export const idempotencySchema = z.strictObject({
  visitor: z.string().regex(/^\S+$/, 'one word'),
  heeded: z.boolean(),
});

/** Switches `Idempotency-Key` off for single browsers, to simulate an API without it. It is on by default. */
export class IdempotencySwitch {
  readonly #disabled = new PerBrowser<true>();

  set({ visitor: browserTag, heeded: isEnabled }: z.output<typeof idempotencySchema>): void {
    this.#disabled.set(browserTag, isEnabled ? undefined : true);
  }

  /** Whether keys count in requests with this User-Agent. */
  isEnabledFor(userAgent: string | undefined): boolean {
    return this.#disabled.of(userAgent) === undefined;
  }
}
