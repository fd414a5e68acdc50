import * as z from '@portal/shared/schema';
import { readPortalPath } from '../../foundation/portal-path.ts';
import { isPlainLabel } from './labels.ts';

const label = /* @__PURE__ */ z.string().check(/* @__PURE__ */ z.refine(isPlainLabel));

/** Schema of what a filling says that has a label: a tab, an action, a tile. */
export const labelMeta = /* @__PURE__ */ z.object({
  label,
  when: z.exactOptional(z.object({ flag: z.string() })),
});

/** Schema of a command of the finder. */
export const finderCommandMeta = /* @__PURE__ */ z.object({
  label,
  /** Address in the portal. */
  path: z.string().check(z.refine((path) => readPortalPath(path) !== undefined)),
  when: z.optional(z.literal('nothing-found')),
});
