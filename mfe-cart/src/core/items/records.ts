import type { Payloads, RecordContent } from './item-content.ts';

interface RecordOf<Kind extends string> extends RecordContent {
  readonly kind: Kind;
}

const legs = [] as const;

/** Kind of the list `sat`. */
export const sat = (): RecordOf<'sat'> => ({
  kind: 'sat',
  noun: 'assessment',
  glyph: 'checklist',
  title: 'Suitability assessment',
  detail: 'Answers and category',
  legs,
});

/** Kind of the list `onboarding`. A checkout does not name its customer. */
export const onboarding = (
  _payload: Payloads['onboarding'],
  customerName?: string,
): RecordOf<'onboarding'> => ({
  kind: 'onboarding',
  noun: 'onboarding',
  glyph: 'person',
  title: 'Onboarding',
  detail: customerName ? `Account opening form · ${customerName}` : 'Account opening form',
  legs,
  isOnboarding: true,
});
