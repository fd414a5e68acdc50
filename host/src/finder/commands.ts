import type { PlacedFilling } from '@portal/shared/contract';
import { isLabelAllowed } from '@portal/shared/remote/labels';
import { finderCommandMeta } from '@portal/shared/remote/place-metas';
import * as z from '@portal/shared/schema';

/** A command of the finder, which opens an address of the portal. */
export interface FinderCommand extends z.output<typeof finderCommandMeta> {
  readonly id: string;
}

/** Decodes the commands that remotes declare; leaves out those that are not valid or whose label they may not have, which report-declarations.ts reports. */
export const readCommands = (fillings: readonly PlacedFilling[]): readonly FinderCommand[] =>
  fillings.flatMap(({ key, meta }) => {
    const { data } = z.safeParse(finderCommandMeta, meta);
    return data && isLabelAllowed(data.label, data.path) ? [{ id: key, ...data }] : [];
  });
