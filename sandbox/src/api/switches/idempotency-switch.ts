import * as z from 'zod';
import { Visitors } from '../../origins/per-browser.ts';

/** A wish for a visitor: whether the API heeds the `Idempotency-Key` of this browser's requests. */
export const idempotencyWish = z.strictObject({
  visitor: z.string().regex(/^\S+$/, 'one word'),
  heeded: z.boolean(),
});

/** For whom the API is a service that knows no `Idempotency-Key`. */
export class IdempotencySwitch {
  readonly #unheeded = new Visitors<true>();

  set({ visitor, heeded }: z.output<typeof idempotencyWish>): void {
    this.#unheeded.set(visitor, heeded ? undefined : true);
  }

  isHeeded(userAgent: string | undefined): boolean {
    return this.#unheeded.of(userAgent) === undefined;
  }
}
