import * as z from '@portal/shared/schema';

const text = z.string();
/** A member that only the frame decodes, by frame-members.ts. */
const ofFrame = z.optional(z.unknown());
const yes = z.optional(z.literal(true));

/** Schema of a page. */
export const page = z.object({
  path: text,
  slot: text,
  title: text,
  area: z.optional(z.literal('outside')),
  access: ofFrame,
  customer: yes,
  cartIcon: yes,
  atHand: yes,
  crumbs: ofFrame,
  shows: z.optional(
    z.array(
      z.object({
        parameter: text,
        value: z.optional(text),
        place: z.optional(text),
        part: yes,
      }),
    ),
  ),
  next: ofFrame,
  nav: ofFrame,
});

/** Schema of a filling. */
export const filling = z.object({
  /** Name and major of the place. */
  place: text,
  slot: z.optional(text),
  /** Default: 100. */
  order: z.optional(z.number()),
  shownAs: z.optional(z.enum(['page', 'over-page'])),
  /** Decoded by the owner of the place. */
  meta: z.optional(z.unknown()),
});

/**
 * Schema of what a release declares, as the host's start reads it. Members that this reader does not know are ignored.
 * `wholeDeclares` (frame-members.ts) also checks all texts; the composition has decoded by it what is in the page.
 */
export const declares = z.object({
  /** Slot → its label. */
  labels: z.record(text, text),
  pages: z.array(page),
  fills: z.array(filling),
});

/** What a release declares, decoded. */
export type Declares = Readonly<z.output<typeof declares>>;
export type DeclaredPage = Readonly<z.output<typeof page>>;
export type DeclaredFilling = Readonly<z.output<typeof filling>>;
