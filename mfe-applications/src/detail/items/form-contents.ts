import { planName, titleCase } from '@portal/shared/parts';
import { readOnboarding } from '@portal/shared/records';
import * as z from '@portal/shared/schema';
import { getAccountTypeName } from '@portal/shared/selling';
import { getFieldTitle } from './field-titles.ts';
import type { ItemContent } from './item-content.ts';

/** Builds the content of a form about the customer, which moves no money. */
const form = (title: string, details: readonly string[], changes: readonly string[] = []): ItemContent => ({
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

const update = z.record(z.string(), z.unknown());

/** Returns the content of an information update: each changed field with its old and its new value. */
export function readInformationUpdate(payload: unknown): ItemContent {
  const { before, ...fields } = z.safeParse(update, payload).data ?? {};
  const old = z.safeParse(update, before).data ?? {};
  const changes = Object.entries(fields).map(
    ([name, value]) => `${getFieldTitle(name)}: ${formatValue(old[name])} to ${formatValue(value)}`,
  );
  const count = changes.length === 1 ? '1 field changed' : `${changes.length} fields changed`;
  return form('Update information', changes.length === 0 ? [] : [count], changes);
}

function formatValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length === 0 ? 'empty' : value.map(formatValue).join(', ');
  if (typeof value === 'string') return value.split(';').join(', ');
  return typeof value === 'number' ? String(value) : 'other answers';
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
