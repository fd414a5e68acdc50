import type { Lookups } from '@portal/shared/api/lookups';
import type { FieldProblem } from '@portal/shared/form-values';
import type { PersonalAnswers } from '../answers/answers.ts';
import { ChoiceField, LineField } from '../fields/choice-field.tsx';
import { FieldRow, FieldSection } from '../fields/layout.tsx';
import { type FieldsOf, useFields } from '../fields/use-fields.ts';
import type { StepProps } from '../form/step-props.ts';

interface PersonalFieldsProps extends FieldsOf<PersonalAnswers> {
  readonly lookups: Lookups;
  readonly problems: readonly FieldProblem[];
}

/** Personal details of one holder. */
export function PersonalFields({ lookups, ...part }: PersonalFieldsProps) {
  const field = useFields(part);
  return (
    <FieldSection>
      <FieldRow>
        <ChoiceField of="salutation" field={field('salutation')} lookups={lookups} />
        <ChoiceField of="race" field={field('race')} lookups={lookups} />
      </FieldRow>
      <FieldRow>
        <ChoiceField of="nationality" field={field('nationality')} lookups={lookups} />
        <LineField of="noOfDependents" field={field('noOfDependents')} />
      </FieldRow>
      <ChoiceField of="maritalStatus" field={field('maritalStatus')} lookups={lookups} />
    </FieldSection>
  );
}

/** The applicant's personal details. */
export const PersonalStep = ({ answers, change, ...rest }: StepProps) => (
  <PersonalFields
    {...rest}
    values={answers.personal}
    change={(changes) => change((before) => ({ ...before, personal: { ...before.personal, ...changes } }))}
  />
);
