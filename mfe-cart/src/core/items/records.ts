import * as z from '@portal/shared/schema';
import type { Payloads, RecordContent } from './item-content.ts';

interface RecordOf<Kind extends string> extends RecordContent {
  readonly kind: Kind;
}

const legs = [] as const;

const satSummary = z.object({
  result: z.nullable(z.object({ riskCategory: z.string() })),
  satDeclarationId: z.int(),
});

/** What the customer declares about the result, by `satDeclarationId` (domain, section 4). */
const declarations: Readonly<Record<number, string>> = {
  1: 'accepted',
  2: 'continues despite a mismatch',
  3: 'gives no information',
};

function satDetail(payload: Payloads['sat']): string {
  const { data } = z.safeParse(satSummary, payload);
  if (!data) return 'Answers and category';
  const { result, satDeclarationId } = data;
  return [result?.riskCategory ?? 'No category', declarations[satDeclarationId] ?? ''].join(' · ');
}

/** Kind of the list `sat`. */
export const sat = (payload: Payloads['sat']): RecordOf<'sat'> => ({
  kind: 'sat',
  noun: 'assessment',
  glyph: 'checklist',
  title: 'Suitability assessment',
  detail: satDetail(payload),
  legs,
  editedAt: '/sat',
});
