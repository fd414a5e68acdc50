import type { FastifyReply } from 'fastify';
import * as z from 'zod';

/** What may go wrong with a call (reliability: every screen is tried with each). */
export const FAULT_KINDS = ['html-500', '401', 'wrong-shape', 'reset', 'hang', 'slow'] as const;

/** A wish to make calls fail. */
export const faultWish = z.strictObject({
  method: z.enum(['GET', 'POST']),
  /** As the definition writes it, e.g. `/cif/{id}/enquiry/bankaccount`. */
  path: z.string().startsWith('/'),
  /** `none` takes the fault away again. */
  kind: z.enum([...FAULT_KINDS, 'none']),
  /** For `slow`: how long, in milliseconds. */
  ms: z.int().min(0).max(120_000).default(10_000),
  /** How many calls fail before all is well again; without it, every one. */
  times: z.int().min(1).optional(),
  /** Only calls of this agent (subject of the id token); without it, everybody's. */
  sub: z.string().optional(),
});
export type FaultWish = z.output<typeof faultWish>;

interface Fault {
  readonly wish: FaultWish;
  left: number;
}

/** Faults that are switched on. One of a single agent goes before one of everybody. */
export class Faults {
  readonly #faults = new Map<string, Fault>();

  /** Switches a fault on, or off with kind `none`. */
  set(wish: FaultWish): void {
    const key = keyOf(wish.method, wish.path, wish.sub);
    if (wish.kind === 'none') this.#faults.delete(key);
    else this.#faults.set(key, { wish, left: wish.times ?? Number.POSITIVE_INFINITY });
  }

  clear(): void {
    this.#faults.clear();
  }

  /** The fault that the next call of this agent meets, if any; counts it. */
  take(method: string, path: string, sub: string | undefined): FaultWish | undefined {
    const fault =
      this.#faults.get(keyOf(method, path, sub)) ?? this.#faults.get(keyOf(method, path, undefined));
    if (!fault || fault.left <= 0) return undefined;
    fault.left -= 1;
    return fault.wish;
  }
}

function keyOf(method: string, path: string, sub: string | undefined): string {
  return `${method} ${path} ${sub ?? '*'}`;
}

/**
 * Lets a call meet its fault.
 * @returns whether the call goes on to its handler.
 */
export async function meetFault({ kind, ms }: FaultWish, reply: FastifyReply): Promise<boolean> {
  switch (kind) {
    case 'html-500':
      await reply
        .code(500)
        .type('text/html')
        .send('<!doctype html><title>Error</title><h1>Internal Server Error</h1>');
      return false;
    case '401':
      await reply.code(401).send({ message: 'The id token is not valid.' });
      return false;
    case 'wrong-shape':
      await reply.code(200).send({ unexpected: [null, 'shape'] });
      return false;
    case 'reset':
      reply.hijack();
      reply.raw.socket?.resetAndDestroy();
      return false;
    case 'hang':
      reply.hijack();
      return false;
    case 'slow':
      await new Promise((resolve) => setTimeout(resolve, ms));
      return true;
    case 'none':
      return true;
  }
}
