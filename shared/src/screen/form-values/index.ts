/** A form's values, each with its control and its problem. Bundled by the package that has the form. */
export { focusField } from './focus-field.ts';
export {
  type BoundField,
  createLeaveHandler,
  type FieldBinder,
  type FieldProblem,
  type FormValues,
  readValue,
  useFormValues,
} from './use-form-values.ts';
