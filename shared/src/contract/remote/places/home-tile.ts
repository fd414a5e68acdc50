import type { Condition } from '../conditional.ts';
import { definePlace, type Place } from '../place.ts';

/** A tile of home, after the portal's own. Its content is 192 px high and scrolls. */
export const homeTile: Place<
  Record<never, never>,
  {
    /** The tile's heading. */
    readonly label: string;
    /** Default: always shown. */
    readonly when?: Condition;
  },
  'home.tile/1'
> = /* @__PURE__ */ definePlace('home.tile/1');
