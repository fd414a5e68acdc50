import { ChoiceCards, TextAreaField } from '@portal/shared/forms';
import { Box, PageTitle, Stack } from '@portal/shared/ui';
import {
  type ExtraCare,
  hasEarlierCare,
  isSameCare,
  withSameCare,
  yesNoQuestions,
} from '../answers/extra-care.ts';
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
 * filled in and which one button gives again; `undefined` when none are.
 */
export function CustomerCareFields({ values, words, offered, errors, onChange }: CustomerCareFieldsProps) {
  const { extraCare, yes, no, lastTime, same } = words;
  const before = (text: string | undefined) => (text ? `${lastTime}: ${text}` : undefined);
  return (
    <>
      <PageTitle documentTitle={documentTitle} size="hero">
        {extraCare.title}
      </PageTitle>
      {offered && hasEarlierCare(offered) ? (
        <Box mt="4">
          <SameAnswer
            label={same}
            isSame={isSameCare(values, offered)}
            onSame={() => onChange(withSameCare(values, offered))}
          />
        </Box>
      ) : null}
      <Stack mt="6" gap="6" css={twoColumns}>
        {yesNoQuestions.map((name) => (
          <Stack key={name} gap="3">
            <ChoiceCards
              legend={extraCare[name]}
              aside={before(offered?.[name] && { yes, no }[offered[name]])}
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
          help={before(offered?.Q6)}
          value={values.Q6}
          error={errors.Q6}
          onChange={(event) => onChange({ ...values, Q6: event.target.value })}
        />
      </Stack>
    </>
  );
}
