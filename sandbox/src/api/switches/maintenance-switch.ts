import * as z from 'zod';
import { Visitors } from '../../origins/per-browser.ts';

/** What the public maintenance call answers, for everybody or for one browser. */
export const maintenanceWish = z.strictObject({
  active: z.boolean(),
  message: z.string().max(300).default(''),
  /** Instants with a zone; `from` in the future announces a maintenance. */
  from: z.iso.datetime({ offset: true }).nullable().default(null),
  to: z.iso.datetime({ offset: true }).nullable().default(null),
  /** A word of the browser's User-Agent. Without it, everybody. */
  visitor: z.string().regex(/^\S+$/, 'one word').optional(),
});
export type MaintenanceWish = z.output<typeof maintenanceWish>;
export type MaintenanceState = Omit<MaintenanceWish, 'visitor'>;

const open: MaintenanceState = { active: false, message: '', from: null, to: null };

/** Whether the portal is closed for maintenance. */
export class MaintenanceSwitch {
  #everybodys = open;
  readonly #own = new Visitors<MaintenanceState>();

  of(userAgent: string | undefined): MaintenanceState {
    return this.#own.of(userAgent) ?? this.#everybodys;
  }

  set({ visitor, ...state }: MaintenanceWish): void {
    if (visitor === undefined) this.#everybodys = state;
    else this.#own.set(visitor, state);
  }
}
