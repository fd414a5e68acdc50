import { ChoiceCards, TextAreaField } from '@portal/shared/forms';
import { PageTitle, Stack, Text } from '@portal/shared/ui';
import { type ExtraCare, extraCareQuestions } from '../answers/extra-care.ts';

interface ExtraCareFieldsProps {
  readonly values: ExtraCare;
  /** Answers on the customer’s record, which are marked. */
  readonly recordAnswers: ExtraCare | undefined;
  readonly errors: Partial<Record<keyof ExtraCare, string>>;
  readonly onChange: (values: ExtraCare) => void;
}

const yesNo = { yes: 'Yes', no: 'No' } as const;

/** Fields of the questions about extra care, Q2 to Q6 (domain, section 4). */
export function ExtraCareFields({ values, recordAnswers, errors, onChange }: ExtraCareFieldsProps) {
  return (
    <>
      <PageTitle documentTitle="Suitability">Does the customer need extra care?</PageTitle>
      <Text mt="1.5" color="fg.muted">
        It does not stop a sale. It asks for more time and an explanation.
      </Text>
      <Stack mt="6" gap="5">
        {extraCareQuestions.map(({ name, text }) => {
          const before = recordAnswers?.[name] ?? '';
          return (
            <Stack key={name} gap="3">
              <ChoiceCards
                legend={text}
                aside={before === '' ? undefined : `On record: ${yesNo[before]}`}
                options={[
                  { value: 'yes', label: 'Yes' },
                  { value: 'no', label: 'No' },
                ]}
                value={values[name] === '' ? undefined : values[name]}
                error={errors[name]}
                onChange={(value) => onChange({ ...values, [name]: value === 'yes' ? 'yes' : 'no' })}
              />
              {name === 'Q2' && values.Q2 === 'yes' ? (
                <TextAreaField
                  label="Describe it"
                  value={values.Q2Yes}
                  error={errors.Q2Yes}
                  onChange={(event) => onChange({ ...values, Q2Yes: event.target.value })}
                />
              ) : null}
            </Stack>
          );
        })}
        <TextAreaField
          label="Anything else we should know?"
          aside="Optional"
          value={values.Q6}
          error={errors.Q6}
          onChange={(event) => onChange({ ...values, Q6: event.target.value })}
        />
      </Stack>
    </>
  );
}
