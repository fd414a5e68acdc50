import * as z from '@portal/shared/schema';
import { type DescribePayload, describeForm } from './item-text.ts';

const assessment = z.object({
  answeredBy: z.nullish(z.string()),
  result: z.nullish(z.object({ riskCategory: z.string(), score: z.nullish(z.number()) })),
  satDeclarationId: z.nullish(z.number()),
  reason: z.nullish(z.string()),
});

/** What the customer declares about the result, by `satDeclarationId` (docs/domain.md, section 4). */
const declarations: ReadonlyMap<unknown, string> = new Map([
  [1, 'result accepted'],
  [2, 'proceeds despite a mismatch'],
  [3, 'declines to give information'],
]);

/**
 * Returns the text of an assessment (cart item `sat`): its result, who answered, and what the customer declared.
 * Answers that it does not have yet, or that cannot be read, are left out.
 */
export const describeAssessment: DescribePayload<'sat'> = (payload) => {
  const { answeredBy, result, satDeclarationId, reason } = z.safeParse(assessment, payload).data ?? {};
  const score = result?.score ?? undefined;
  const answers: readonly { readonly label?: string; readonly value: string | null | undefined }[] = [
    { value: result?.riskCategory },
    { value: score === undefined ? undefined : `${score} points` },
    { label: 'answered by', value: answeredBy && `the ${answeredBy}` },
    { value: declarations.get(satDeclarationId) },
    { label: 'reason', value: reason },
  ];
  return describeForm(
    'Suitability assessment',
    answers.flatMap(({ value, ...label }) => (value ? [{ ...label, value }] : [])),
  );
};
