import type { PlacedFilling } from '@portal/shared/contract';
import * as z from '@portal/shared/schema';

const commandSchema = z.object({
  label: z.string(),
  /** Address in the portal. */
  path: z.string().check(z.regex(/^\/(?!\/)/)),
  when: z.optional(z.literal('nothing-found')),
});

/** A command of the finder, which opens an address of the portal. */
export interface FinderCommand extends z.output<typeof commandSchema> {
  readonly id: string;
}

/** Decodes the commands that remotes declare; leaves out those that are not valid. */
export const readCommands = (fillings: readonly PlacedFilling[]): readonly FinderCommand[] =>
  fillings.flatMap(({ key, meta }) => {
    const { data } = z.safeParse(commandSchema, meta);
    return data ? [{ id: key, ...data }] : [];
  });
