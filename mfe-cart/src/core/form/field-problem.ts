export type { FieldProblem } from '@portal/shared/form-values';
