import type { RecordContent } from './item-content.ts';

/** An assessment, which its own page edits. */
interface AssessmentContent extends RecordContent {
  readonly kind: 'sat';
}

/** Kind of the list `sat`. */
export const sat = (): AssessmentContent => ({
  kind: 'sat',
  noun: 'assessment',
  glyph: 'checklist',
  legs: [],
  editedAt: '/sat',
});
