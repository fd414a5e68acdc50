import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { PerBrowser } from '../origins/per-browser.ts';

/** Whether wrong codes of the browser with the tag `visitor` count apart from those of others at its address. */
export const guessAddressSchema = z.strictObject({
  visitor: z.string().regex(/^\S+$/, 'one word'),
  isApart: z.boolean(),
});

/**
 * The addresses by which the hand-off service counts wrong codes. Tests of many browsers run at one address: a test that
 * guesses sets its browser apart, which no request can do by itself.
 */
export class GuessAddresses {
  readonly #apart = new PerBrowser<string>();

  set({ visitor: browserTag, isApart }: z.output<typeof guessAddressSchema>): void {
    this.#apart.set(browserTag, isApart ? browserTag : undefined);
  }

  of({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): string {
    return `${ip} ${this.#apart.of(headers['user-agent']) ?? ''}`;
  }
}
