import { assessmentPath } from '@portal/shared/pages';
import { type CartAssessment, readCartAssessment } from '@portal/shared/records';
import type { Payloads, RecordContent } from './item-content.ts';

/** An assessment, which its own page edits. */
interface AssessmentContent extends RecordContent {
  readonly kind: 'sat';
  /** Absent while it is not complete. */
  readonly assessment?: CartAssessment;
}

/**
 * Converts the payload of an item of the cart's list `sat`, a suitability assessment, to what the cart needs of it.
 * `assessment` is absent while the assessment is not complete.
 */
export function decodeAssessment(payload: Payloads['sat']): AssessmentContent {
  const assessment = readCartAssessment(payload);
  return {
    kind: 'sat',
    noun: 'assessment',
    glyph: 'checklist',
    legs: [],
    editedAt: assessmentPath,
    ...(assessment ? { assessment } : {}),
  };
}
