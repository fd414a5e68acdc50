import { ChoiceCards, TextAreaField } from '@portal/shared/forms';
import { PageTitle, Stack } from '@portal/shared/ui';
import { type ExtraCare, extraCareQuestions, isSameCare, withSameCare } from '../answers/extra-care.ts';
import { documentTitle } from '../document-title.ts';
import { twoColumns } from '../questions/extra-care-fields.tsx';
import { SameAnswer } from '../questions/same-answer.tsx';
import type { Words } from './words.ts';

interface CustomerCareFieldsProps {
  readonly values: ExtraCare;
  readonly words: Words;
  /** Earlier answers that are offered and not filled in. */
  readonly offered: ExtraCare | undefined;
  readonly errors: Partial<Record<keyof ExtraCare, string>>;
  readonly onChange: (values: ExtraCare) => void;
}

/**
 * Fields of the questions about extra care, in the words for the customer. `offered`: earlier answers, which are not
 * filled in and which a button gives again; `undefined` when none are.
 */
export function CustomerCareFields({ values, words, offered, errors, onChange }: CustomerCareFieldsProps) {
  const { extraCare, yes, no, lastTime, same } = words;
  /** The button that gives an earlier answer again. */
  const sameAs = (name: Parameters<typeof withSameCare>[2]) => {
    const before = offered?.[name] ?? '';
    if (!offered || before === '') return null;
    const text = name === 'Q6' ? before : before === 'yes' ? yes : no;
    return (
      <SameAnswer
        text={`${lastTime}: ${text}`}
        label={same}
        isSame={isSameCare(values, offered, name)}
        onSame={() => onChange(withSameCare(values, offered, name))}
      />
    );
  };
  return (
    <>
      <PageTitle documentTitle={documentTitle} size="hero">
        {extraCare.title}
      </PageTitle>
      <Stack mt="6" gap="6" css={twoColumns}>
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
            {sameAs(name)}
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
        {sameAs('Q6')}
      </Stack>
    </>
  );
}
