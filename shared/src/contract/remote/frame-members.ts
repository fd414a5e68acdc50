import * as z from '@portal/shared/schema';
import { declares, filling, page } from './declares.ts';

const text = z.string();
const slotName = text.check(z.regex(/^[a-z][a-z0-9-]*$/));

/** An icon's elements with their attributes, which may run nothing. */
const icon = z.array(
  z.tuple([
    z.enum(['path', 'circle', 'rect', 'line', 'ellipse', 'polyline', 'polygon']),
    z.record(
      text.check(z.regex(/^(d|points|fill|[xy][12]?|[cr][xy]|r|width|height)$/)),
      text.check(z.regex(/^[\w .,-]*$/)),
    ),
  ]),
);

/** Schema of the registration that a page is for. */
export const access = z.enum(['ut', 'prs']);

/** Schema of the paths and places that the agent is likely to open next from a page. */
export const next = z.array(text);

/** Schema of a page's breadcrumbs. */
export const crumbs = z.array(
  z.union([
    z.object({ customer: z.enum(['profile', 'list', 'profile with accounts']) }),
    z.object({ label: text, else: z.optional(text), needs: z.optional(text), path: z.optional(text) }),
  ]),
);

/** Schema of a page's entry in the side menu. */
export const menuEntry = z.object({ label: text, icon, after: z.optional(z.array(text)) });

/**
 * Schema of what a release declares, in its manifest and in the registry. The build makes it of `remote.ts`. Members that this
 * reader does not know are ignored.
 */
export const wholeDeclares = z.extend(declares, {
  labels: z.record(slotName, text),
  pages: z.array(
    z.extend(page, {
      path: text.check(z.regex(/^\/(?:[a-z][a-z0-9-]*(?:\/:?[a-zA-Z][a-zA-Z0-9-]*)*)?$/)),
      slot: slotName,
      access: z.optional(access),
      next: z.optional(next),
      crumbs: z.optional(crumbs),
      nav: z.optional(menuEntry),
    }),
  ),
  fills: z.array(z.extend(filling, { slot: z.optional(slotName) })),
});

/** The registration that a page is for. */
export type Access = z.output<typeof access>;
/** An icon's elements with their attributes. */
export type IconNodes = Readonly<z.output<typeof icon>>;
