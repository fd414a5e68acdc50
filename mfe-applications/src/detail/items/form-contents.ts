import type { Lookups } from '@portal/shared/api/lookups';
import { planName, titleCase } from '@portal/shared/parts';
import { describeChanges, type FieldChange } from '@portal/shared/person';
import { readOnboarding } from '@portal/shared/records';
import * as z from '@portal/shared/schema';
import { getAccountTypeName } from '@portal/shared/selling';
import type { ItemContent } from './item-content.ts';

/** Builds the content of a form about the customer, which moves no money. */
const form = (
  title: string,
  details: readonly string[],
  changes: readonly FieldChange[] = [],
): ItemContent => ({
  title,
  details,
  changes,
  accountId: undefined,
  figure: undefined,
});

const assessment = z.object({
  answeredBy: z.optional(z.string()),
  result: z.nullish(z.object({ riskCategory: z.string(), score: z.number() })),
  satDeclarationId: z.optional(z.number()),
  reason: z.nullish(z.string()),
});

/** What the customer declared (domain, section 4); accepting the result needs no words. */
const declarations: ReadonlyMap<number | undefined, string> = new Map([
  [2, 'continues despite a mismatch'],
  [3, 'gives no information'],
]);

/** Returns the content of an assessment: its result, who answered, and what the customer declared. */
export function readAssessment(payload: unknown): ItemContent {
  const { answeredBy, result, satDeclarationId, reason } = z.safeParse(assessment, payload).data ?? {};
  const declaration = declarations.get(satDeclarationId);
  return form('Suitability assessment', [
    ...(result ? [result.riskCategory, `${result.score} points`] : []),
    ...(answeredBy ? [`answered by the ${answeredBy}`] : []),
    ...(declaration ? [declaration] : []),
    ...(reason ? [`reason: ${reason}`] : []),
  ]);
}

/** Returns the content of an information update: each changed field with its old and its new value. */
export function readInformationUpdate(payload: unknown, lookups: Lookups | undefined): ItemContent {
  const changes = describeChanges(payload, lookups);
  const count = changes.length === 1 ? '1 field changed' : `${changes.length} fields changed`;
  return form('Update information', changes.length === 0 ? [] : [count], changes);
}

/** Returns the content of an onboarding: plans, account type and joint applicants. A section shows the answers. */
export function readApplicant(payload: unknown): ItemContent {
  const { identity, plans, jointApplicant } = readOnboarding(payload);
  const type = plans?.accountType;
  return form(identity?.name ? `Onboarding of ${titleCase(identity.name)}` : 'Onboarding', [
    ...(plans ? [plans.plans.map(planName).join(', ')] : []),
    ...(type ? [getAccountTypeName(type)] : []),
    ...(jointApplicant ?? []).flatMap((joint) =>
      joint.identity.name ? [`with ${titleCase(joint.identity.name)}`] : ['with a joint applicant'],
    ),
  ]);
}
