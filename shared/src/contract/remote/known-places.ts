import * as z from '@portal/shared/schema';
import type { DeclaredFilling } from './declares.ts';
import {
  accountHistory,
  cartSummary,
  customerAction,
  customerModeAgent,
  customerQuestions,
  customerTab,
  finderCommand,
  homeTile,
  transaction,
} from './index.ts';
import { findLabelFault, findTextFault } from './label-faults.ts';
import { finderCommandMeta, labelMeta } from './place-metas.ts';

const noMeta = z.object({});
/** What a filling with a label says of itself; a command of the finder has a path too. */
const labelledMeta = z.object({ label: z.string(), path: z.optional(z.string()) });

/** The places of this version by their id, with the schema of what a filling says of itself. */
export const knownPlaces: ReadonlyMap<string, z.ZodMiniType> = new Map<string, z.ZodMiniType>([
  [accountHistory.id, noMeta],
  [cartSummary.id, noMeta],
  [customerAction.id, labelMeta],
  [customerModeAgent.id, noMeta],
  [customerQuestions.id, noMeta],
  [customerTab.id, labelMeta],
  [finderCommand.id, finderCommandMeta],
  [homeTile.id, labelMeta],
  [transaction.id, noMeta],
]);

/** Returns why a filling is not shown, as the end of a sentence about it; `undefined` when it is. */
export function findFillingFault({ place, meta = {} }: DeclaredFilling): string | undefined {
  const schema = knownPlaces.get(place);
  if (!schema) return `fills ${place}, a place that this host does not know`;
  const labelled = z.safeParse(labelledMeta, meta).data;
  const fault =
    labelled &&
    (labelled.path === undefined
      ? findTextFault(labelled.label)
      : findLabelFault(labelled.label, labelled.path));
  if (fault !== undefined) return `fills ${place} with ${fault}`;
  const { error } = z.safeParse(schema, meta);
  return error && `fills ${place} with what it cannot read: ${z.prettifyError(error)}`;
}
