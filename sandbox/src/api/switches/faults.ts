import { contentEndpoints } from '@portal/shared/api/content';
import type { Endpoint } from '@portal/shared/api/endpoint';
import { endpoints } from '@portal/shared/api/index';
import * as z from 'zod';

/**
 * Faults of a call. `commit-then-lose` does the work and drops the reply, `commit-then-503` does it and answers 503;
 * `slow` answers late; all others do no work.
 */
export const FAULT_KINDS = [
  'html-500',
  'html-200',
  'unavailable',
  'unauthorised',
  'wrong-shape',
  'reset',
  'hang',
  'slow',
  'commit-then-lose',
  'commit-then-503',
] as const;
/** Kind of a fault. */
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Calls that can be made to fail: those of the main API and of the content service. */
export const faultableEndpoints: readonly Endpoint[] = [
  ...Object.values(endpoints),
  ...Object.values(contentEndpoints),
];

const paths: ReadonlySet<string> = new Set(faultableEndpoints.map(({ path }) => path));

/** A request to make calls fail. `visitor` is the browser tag: one word of the User-Agent. */
export const faultSchema = z.strictObject({
  /** Without it, all methods of the path. */
  method: z.enum(['GET', 'POST']).optional(),
  /** Path of the definition, e.g. `/cif/{id}/enquiry/bankaccount`. */
  path: z.string().refine((path) => paths.has(path), 'no call has this path'),
  /** `none` removes the fault. */
  kind: z.enum([...FAULT_KINDS, 'none']),
  /** Delay of `slow`, in milliseconds. */
  ms: z.int().min(0).max(120_000).default(10_000),
  /** Number of calls that fail. Without it, every call fails. */
  times: z.int().min(1).optional(),
  /** Only calls of this agent (subject of the id token). */
  sub: z.string().optional(),
  /** Only calls of the browser with this tag. Without `sub` and `visitor`, the fault is for all callers. */
  visitor: z.string().regex(/^\S+$/, 'one word').optional(),
});
/** A validated fault. */
export type FaultSetting = z.output<typeof faultSchema>;

/** The call that a fault is looked up for. */
interface FaultableCall {
  readonly method: string;
  readonly path: string;
  readonly sub?: string | undefined;
  readonly userAgent?: string | undefined;
}

/** A fault that is switched on. */
export interface ActiveFault {
  readonly setting: FaultSetting & { readonly kind: FaultKind };
  /** Calls that still fail; `Infinity` without `times`. */
  readonly left: number;
}

/** The active faults. A fault of one browser or agent has priority over one for all callers. */
export class Faults {
  #active: readonly ActiveFault[] = [];

  /** Adds a fault in place of the one for the same calls; kind `none` only removes it. */
  set(setting: FaultSetting): void {
    const others = this.#active.filter((fault) => !isReplacedBy(fault.setting, setting));
    const { kind } = setting;
    if (kind === 'none') this.#active = others;
    else
      this.#active = [
        ...others,
        { setting: { ...setting, kind }, left: setting.times ?? Number.POSITIVE_INFINITY },
      ];
  }

  /** The active faults, oldest first. */
  list(): readonly ActiveFault[] {
    return this.#active;
  }

  /** Removes all faults. */
  clear(): void {
    this.#active = [];
  }

  /** The fault of this call, if any. It counts as one failed call. */
  take(call: FaultableCall): ActiveFault['setting'] | undefined {
    const [found] = this.#active
      .filter(({ setting }) => matchesCall(setting, call))
      .reverse()
      .sort((a, b) => rank(b.setting) - rank(a.setting));
    if (!found) return undefined;
    const timesLeft = found.left - 1;
    this.#active = this.#active.flatMap((fault) => {
      if (fault !== found) return [fault];
      return timesLeft > 0 ? [{ ...fault, left: timesLeft }] : [];
    });
    return found.setting;
  }
}

function isReplacedBy(old: FaultSetting, setting: FaultSetting): boolean {
  return (
    old.path === setting.path &&
    old.sub === setting.sub &&
    old.visitor === setting.visitor &&
    (setting.method === undefined || old.method === setting.method)
  );
}

function matchesCall(setting: FaultSetting, { method, path, sub, userAgent = '' }: FaultableCall): boolean {
  return (
    setting.path === path &&
    (setting.method === undefined || setting.method === method) &&
    (setting.sub === undefined || setting.sub === sub) &&
    (setting.visitor === undefined || userAgent.split(' ').includes(setting.visitor))
  );
}

/**
 * Priority: one browser, then one agent, then all callers; for the same callers, one method before all methods. Of
 * faults with the same rank the newest applies.
 */
function rank({ visitor, sub, method }: FaultSetting): number {
  return (visitor === undefined ? 0 : 4) + (sub === undefined ? 0 : 2) + (method === undefined ? 0 : 1);
}
