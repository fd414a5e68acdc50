import type { Lookups } from '@portal/shared/api/lookups';
import { minorPersonalFields, namesOf, personalFields } from '@portal/shared/fields';
import type { FieldProblem } from '@portal/shared/form-values';
import type { IdentityAnswers, PersonalAnswers } from '../answers/answers.ts';
import { deriveSalutation } from '../answers/derived.ts';
import { FieldControl } from '../fields/field-control.tsx';
import { FieldRow, FieldSection } from '../fields/layout.tsx';
import { type FieldsOf, useFields } from '../fields/use-fields.ts';
import type { StepProps } from '../form/step-props.ts';

interface PersonalFieldsProps extends FieldsOf<PersonalAnswers> {
  readonly lookups: Lookups;
  readonly problems: readonly FieldProblem[];
  readonly gender: IdentityAnswers['gender'];
  /** A minor is asked fewer fields. */
  readonly isMinor?: boolean;
}

/**
 * Fields of one holder's personal details. The marital status comes first: with the `gender` it sets the usual
 * salutation, which stays editable.
 */
export function PersonalFields({ lookups, gender, isMinor = false, ...part }: PersonalFieldsProps) {
  const { values, change } = part;
  const field = useFields({
    ...part,
    change: (changes) => change({ ...changes, ...deriveSalutation(changes, values, gender, lookups) }),
  });
  const controlOf = (name: keyof PersonalAnswers) => (
    <FieldControl key={name} of={name} field={field(name)} lookups={lookups} />
  );
  const { maritalStatus: _, ...others } = personalFields;
  return (
    <FieldSection>
      {isMinor ? null : controlOf('maritalStatus')}
      <FieldRow>{namesOf(isMinor ? minorPersonalFields : others).map(controlOf)}</FieldRow>
    </FieldSection>
  );
}

/** The step Personal: fields of the applicant's personal details. */
export const PersonalStep = ({ answers, change, ...rest }: StepProps) => (
  <PersonalFields
    {...rest}
    values={answers.personal}
    gender={answers.identity.gender}
    change={(changes) => change((before) => ({ ...before, personal: { ...before.personal, ...changes } }))}
  />
);
