import * as z from 'zod';
import { PerBrowser } from '../../origins/per-browser.ts';

/** Answer of the public maintenance call, for all browsers or for one. */
export const maintenanceSchema = z.strictObject({
  active: z.boolean(),
  message: z.string().max(300).default(''),
  /** Instants with a time zone. A `from` in the future announces a maintenance. */
  from: z.iso.datetime({ offset: true }).nullable().default(null),
  to: z.iso.datetime({ offset: true }).nullable().default(null),
  /** Browser tag: one word of the User-Agent. Without it, all browsers. */
  visitor: z.string().regex(/^\S+$/, 'one word').optional(),
});
/** A validated maintenance state. */
export type MaintenanceSetting = z.output<typeof maintenanceSchema>;
/** What the maintenance call answers. */
export type MaintenanceState = Omit<MaintenanceSetting, 'visitor'>;

const open: MaintenanceState = { active: false, message: '', from: null, to: null };

/** Holds the maintenance state for all browsers and for single ones. It is open at the start. */
export class MaintenanceSwitch {
  #default = open;
  readonly #own = new PerBrowser<MaintenanceState>();

  /** The state for the browser with this User-Agent. */
  of(userAgent: string | undefined): MaintenanceState {
    return this.#own.of(userAgent) ?? this.#default;
  }

  set({ visitor: browserTag, ...state }: MaintenanceSetting): void {
    if (browserTag === undefined) this.#default = state;
    else this.#own.set(browserTag, state);
  }
}
