/**
 * Facade: fields with label, help and error, and react-hook-form, which only kept releases of remotes use now
 * (docs/adr/0014-forms.md).
 */
export {
  Controller,
  type ControllerProps,
  type FieldErrors,
  type FieldValues,
  FormProvider,
  type Resolver,
  type SubmitHandler,
  type UseFormReturn,
  useController,
  useFieldArray,
  useForm,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';
export { AmountField, type AmountFieldProps, type LiveLimit } from './amount-field.tsx';
export { Mark } from './choice-mark.ts';
export {
  CheckCard,
  type CheckCardProps,
  ChoiceCards,
  type ChoiceCardsProps,
  type ChoiceOption,
} from './choices.tsx';
export { ComboboxField, type ComboboxFieldProps, ListField } from './combobox-field.tsx';
export { DateField, type DateFieldProps } from './date-field.tsx';
export { DraftNotice, type DraftNoticeProps } from './draft-notice.tsx';
export { Field, type FieldControl, type FieldProps } from './field.tsx';
export { FormError, type FormErrorProps } from './form-error.tsx';
export { PercentField, type PercentFieldProps } from './percent-field.tsx';
export { SelectField, type SelectFieldProps, type SelectOption } from './select-field.tsx';
export {
  TextAreaField,
  type TextAreaFieldProps,
  type TextChange,
  TextField,
  type TextFieldProps,
} from './text-field.tsx';
export { readTypedAmount, type TypedAmount } from './typed-amount.ts';
export { type DraftOptions, type FormDraft, type FoundDraft, useDraft } from './use-draft.ts';
