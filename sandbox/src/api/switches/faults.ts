import { contentEndpoints } from '@portal/shared/api/content';
import type { Endpoint } from '@portal/shared/api/endpoint';
import { endpoints } from '@portal/shared/api/index';
import * as z from 'zod';

/**
 * What may go wrong with a call (reliability: every screen is tried with each). `commit-then-lose` does the work
 * and loses the reply; `slow` answers late; all others do nothing.
 */
export const FAULT_KINDS = [
  'html-500',
  'unauthorised',
  'wrong-shape',
  'reset',
  'hang',
  'slow',
  'commit-then-lose',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Calls that may be made to fail: of the main API and of the content service. */
export const breakable: readonly Endpoint[] = [
  ...Object.values(endpoints),
  ...Object.values(contentEndpoints),
];

const paths: ReadonlySet<string> = new Set(breakable.map(({ path }) => path));

/** A wish to make calls fail. */
export const faultWish = z.strictObject({
  /** Without it, whichever methods the path has. */
  method: z.enum(['GET', 'POST']).optional(),
  /** As the definition writes it, e.g. `/cif/{id}/enquiry/bankaccount`. */
  path: z.string().refine((path) => paths.has(path), 'no call has this path'),
  /** `none` takes the fault away again. */
  kind: z.enum([...FAULT_KINDS, 'none']),
  /** For `slow`: how long, in milliseconds. */
  ms: z.int().min(0).max(120_000).default(10_000),
  /** How many calls fail before all is well again; without it, every one. */
  times: z.int().min(1).optional(),
  /** Only calls of this agent (subject of the id token). */
  sub: z.string().optional(),
  /** Only calls of the browser that has this word in its User-Agent. Without `sub` and `visitor`: everybody's. */
  visitor: z.string().regex(/^\S+$/, 'one word').optional(),
});
export type FaultWish = z.output<typeof faultWish>;

/** A call that may meet a fault. */
export interface Caller {
  readonly method: string;
  readonly path: string;
  readonly sub?: string | undefined;
  readonly userAgent?: string | undefined;
}

/** A fault that is switched on. */
export interface ActiveFault {
  readonly wish: FaultWish & { readonly kind: FaultKind };
  /** Calls that it still meets; infinite without `times`. */
  readonly left: number;
}

/** Faults that are switched on. One of a single browser or agent goes before one of everybody. */
export class Faults {
  #active: readonly ActiveFault[] = [];

  /** Switches a fault on in place of the one for the same calls, or off with kind `none`. */
  set(wish: FaultWish): void {
    const others = this.#active.filter((fault) => !isReplacedBy(fault.wish, wish));
    const { kind } = wish;
    if (kind === 'none') this.#active = others;
    else
      this.#active = [...others, { wish: { ...wish, kind }, left: wish.times ?? Number.POSITIVE_INFINITY }];
  }

  /** What is switched on and has not run out, oldest first. */
  list(): readonly ActiveFault[] {
    return this.#active;
  }

  clear(): void {
    this.#active = [];
  }

  /** The fault that this call meets, if any; counts it. */
  take(caller: Caller): ActiveFault['wish'] | undefined {
    const [met] = this.#active
      .filter(({ wish }) => isMeant(wish, caller))
      .reverse()
      .sort((a, b) => rank(b.wish) - rank(a.wish));
    if (!met) return undefined;
    const left = met.left - 1;
    this.#active = this.#active.flatMap((fault) => {
      if (fault !== met) return [fault];
      return left > 0 ? [{ ...fault, left }] : [];
    });
    return met.wish;
  }
}

function isReplacedBy(old: FaultWish, wish: FaultWish): boolean {
  return (
    old.path === wish.path &&
    old.sub === wish.sub &&
    old.visitor === wish.visitor &&
    (wish.method === undefined || old.method === wish.method)
  );
}

function isMeant(wish: FaultWish, { method, path, sub, userAgent = '' }: Caller): boolean {
  return (
    wish.path === path &&
    (wish.method === undefined || wish.method === method) &&
    (wish.sub === undefined || wish.sub === sub) &&
    (wish.visitor === undefined || userAgent.split(' ').includes(wish.visitor))
  );
}

/**
 * A fault of one browser goes before one of one agent, that before everybody's; of the same callers, one of a method
 * before one of all. What ranks alike is met newest first.
 */
function rank({ visitor, sub, method }: FaultWish): number {
  return (visitor === undefined ? 0 : 4) + (sub === undefined ? 0 : 2) + (method === undefined ? 0 : 1);
}
