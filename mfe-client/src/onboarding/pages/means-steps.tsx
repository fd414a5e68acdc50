import { askedNames, employmentFields, exposureFields, pepStatuses } from '@portal/shared/fields';
import { ChoiceCards } from '@portal/shared/forms';
import { fieldOf, listOptions, showField } from '@portal/shared/person';
import { Box, chakra, Text } from '@portal/shared/ui';
import type { ExposureAnswers, WorkAnswers } from '../answers/answers.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { FieldControl } from '../fields/field-control.tsx';
import { FieldRow, FieldSection } from '../fields/layout.tsx';
import { type FieldsOf, useFields } from '../fields/use-fields.ts';
import type { StepProps } from '../form/step-props.ts';

type LookupsOf = Pick<StepProps, 'lookups'>;

/** Fields of one holder's work, income and assets, and what the money is for, those that are asked. */
export function WorkFields({ lookups, ...part }: FieldsOf<WorkAnswers> & LookupsOf) {
  const field = useFields(part);
  return (
    <FieldSection>
      <FieldRow>
        {askedNames(employmentFields, part.values, lookups).map((name) => (
          <FieldControl key={name} of={name} field={field(name)} lookups={lookups} />
        ))}
      </FieldRow>
    </FieldSection>
  );
}

/** The step Work and means, of the applicant. */
export const WorkStep = ({ answers, change, ...rest }: StepProps) => (
  <WorkFields
    {...rest}
    values={answers.work}
    change={(changes) => change((before) => ({ ...before, work: { ...before.work, ...changes } }))}
  />
);

/** What each answer about political exposure means, as the agent asks it. */
const exposureHints = {
  None: 'None of these applies',
  Domestic: 'Has or had a prominent public office in Malaysia',
  Foreign: 'Has or had a prominent public office in another country',
  'International organisation': 'Has or had a leading post in one',
  Family: 'Is close family of such a person',
  Associate: 'Is close to such a person, in business or otherwise',
} as const satisfies Record<(typeof pepStatuses)[number], string>;

/** Fields of one holder's political exposure. Position and source of wealth are asked of an exposed person only. */
export function ExposureFields({ lookups, ...part }: FieldsOf<ExposureAnswers> & LookupsOf) {
  const field = useFields(part);
  return (
    <FieldSection>
      <ChoiceCards
        {...field('status')}
        legend={fieldOf('status').label}
        options={pepStatuses.map((status) => ({
          value: status,
          label: showField('status', status, lookups) ?? status,
          hint: exposureHints[status],
        }))}
      />
      {askedNames(exposureFields, part.values, lookups)
        .filter((name) => name !== 'status')
        .map((name) => (
          <FieldControl key={name} of={name} field={field(name)} lookups={lookups} />
        ))}
    </FieldSection>
  );
}

/** The step Exposure, of the applicant. */
export const ExposureStep = ({ answers, change, ...rest }: StepProps) => (
  <ExposureFields
    {...rest}
    values={answers.exposure}
    change={(changes) => change((before) => ({ ...before, exposure: { ...before.exposure, ...changes } }))}
  />
);

const Criteria = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '5',
    mt: '1.5',
    ps: '5',
    listStyleType: 'disc',
    color: 'fg.muted',
  },
});

/** The step Investor: fields of whether the applicant is a sophisticated investor, and by which criterion. */
export function InvestorStep({ answers, change, problems, hasTried, lookups }: StepProps) {
  const { investor } = answers;
  const set = (changes: Partial<typeof investor>) =>
    change((before) => ({ ...before, investor: { ...before.investor, ...changes } }));
  const field = useFields({ values: investor, change: set, problems, hasTried });
  const criteria = listOptions('sophisticatedInvestorCriteria', lookups, []);
  return (
    <FieldSection>
      <ChoiceCards
        {...field('sI')}
        legend="Is the customer a sophisticated investor?"
        options={[
          { value: 'no', label: 'No' },
          { value: 'yes', label: 'Yes' },
        ]}
      />
      {investor.sI === 'yes' ? (
        <ChoiceField
          of="sophisticatedInvestorCriteria"
          field={field('sophisticatedInvestorCriteria')}
          lookups={lookups}
        />
      ) : (
        <Box>
          <Text color="fg.muted">Answer Yes if one of these applies:</Text>
          <Criteria>
            {criteria.map(({ value, label }) => (
              // an amount is not broken after its currency
              <li key={value}>{label.replace(/ (?=\d)/, '\u00a0')}</li>
            ))}
          </Criteria>
        </Box>
      )}
    </FieldSection>
  );
}
