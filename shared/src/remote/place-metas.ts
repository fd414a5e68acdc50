import * as z from '@portal/shared/schema';

/** Schema of what a filling says that has a label: a tab, an action, a tile. */
export const labelMeta = /* @__PURE__ */ z.object({
  label: z.string(),
  when: z.exactOptional(z.object({ flag: z.string() })),
});

/** Schema of a command of the finder. */
export const finderCommandMeta = /* @__PURE__ */ z.object({
  label: z.string(),
  /** Address in the portal. */
  path: z.string().check(z.regex(/^\/(?!\/)/)),
  when: z.optional(z.literal('nothing-found')),
});
