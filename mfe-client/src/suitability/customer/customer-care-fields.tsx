import { ChoiceCards, TextAreaField } from '@portal/shared/forms';
import { PageTitle, Stack } from '@portal/shared/ui';
import { type ExtraCare, extraCareQuestions } from '../answers/extra-care.ts';
import type { Words } from './words.ts';

interface CustomerCareFieldsProps {
  readonly values: ExtraCare;
  readonly words: Words;
  readonly errors: Partial<Record<keyof ExtraCare, string>>;
  readonly onChange: (values: ExtraCare) => void;
}

/** Fields of the questions about extra care, in the words for the customer. */
export function CustomerCareFields({ values, words, errors, onChange }: CustomerCareFieldsProps) {
  const { extraCare, yes, no } = words;
  return (
    <>
      <PageTitle documentTitle="Suitability" size="hero">
        {extraCare.title}
      </PageTitle>
      <Stack mt="6" gap="6">
        {extraCareQuestions.map(({ name }) => (
          <Stack key={name} gap="3">
            <ChoiceCards
              legend={extraCare[name]}
              options={[
                { value: 'yes', label: yes },
                { value: 'no', label: no },
              ]}
              value={values[name] === '' ? undefined : values[name]}
              error={errors[name]}
              onChange={(value) => onChange({ ...values, [name]: value === 'yes' ? 'yes' : 'no' })}
            />
            {name === 'Q2' && values.Q2 === 'yes' ? (
              <TextAreaField
                label={extraCare.Q2Yes}
                value={values.Q2Yes}
                error={errors.Q2Yes}
                onChange={(event) => onChange({ ...values, Q2Yes: event.target.value })}
              />
            ) : null}
          </Stack>
        ))}
        <TextAreaField
          label={extraCare.Q6}
          aside={extraCare.optional}
          value={values.Q6}
          error={errors.Q6}
          onChange={(event) => onChange({ ...values, Q6: event.target.value })}
        />
      </Stack>
    </>
  );
}
