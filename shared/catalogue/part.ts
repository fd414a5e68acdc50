import * as z from '@portal/shared/schema';

const part = z.object({
  /** Import path: `@portal/shared/ui`. */
  facade: z.string(),
  name: z.string(),
  /** Its comment; empty without one, also for a prop. */
  text: z.string(),
  props: z.array(z.object({ name: z.string(), type: z.string(), isOptional: z.boolean(), text: z.string() })),
  /** Other types whose props it takes, such as those of an element. */
  rest: z.array(z.string()),
});

/** Schema of the components that the catalogue describes. */
export const partList = z.array(part);

/** A component of a facade, as its types describe it. */
export type Part = z.output<typeof part>;
