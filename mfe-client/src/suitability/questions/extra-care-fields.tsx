import { ChoiceCards, TextAreaField } from '@portal/shared/forms';
import { Box, Heading, PageTitle, Stack, Text } from '@portal/shared/ui';
import { careQuestions } from '../../core/customer/care-questions.ts';
import {
  type ExtraCare,
  hasEarlierCare,
  isSameCare,
  withSameCare,
  yesNoQuestions,
} from '../answers/extra-care.ts';
import { documentTitle } from '../document-title.ts';
import { SameAnswer, sameAsLastTime } from './same-answer.tsx';

interface ExtraCareFieldsProps {
  readonly values: ExtraCare;
  /** Answers on the customer’s record, which are marked. */
  readonly recordAnswers: ExtraCare;
  /** They are not filled in, and one button gives all again. */
  readonly isOffered: boolean;
  readonly errors: Partial<Record<keyof ExtraCare, string>>;
  /** Level of the heading. Default: the page's title. `h2` where the page has another title. */
  readonly titleAs?: 'h2';
  readonly onChange: (values: ExtraCare) => void;
}

/** Yes and No are short: they are side by side on a phone too. */
export const twoColumns = { '& fieldset > div': { gridTemplateColumns: '1fr 1fr' } } as const;

const yesNo = { yes: 'Yes', no: 'No' } as const;

/**
 * Fields of the questions about extra care, Q2 to Q6 (docs/domain.md, section 4). `recordAnswers` are the customer's on record,
 * which are marked; with `isOffered` they are not filled in, and one button gives all again.
 */
export function ExtraCareFields({
  values,
  recordAnswers,
  isOffered,
  errors,
  titleAs,
  onChange,
}: ExtraCareFieldsProps) {
  const title = 'Questions about extra care';
  return (
    <>
      {titleAs ? (
        <Heading as={titleAs} textStyle="h2">
          {title}
        </Heading>
      ) : (
        <PageTitle documentTitle={documentTitle}>{title}</PageTitle>
      )}
      <Text mt="1.5" color="fg.muted">
        The answers do not stop an order. They may call for more time and explanation.
      </Text>
      {isOffered && hasEarlierCare(recordAnswers) ? (
        <Box mt="4">
          <SameAnswer
            text="The answers of last time are at the questions."
            label={sameAsLastTime}
            isSame={isSameCare(values, recordAnswers)}
            onSame={() => onChange(withSameCare(values, recordAnswers))}
          />
        </Box>
      ) : null}
      <Stack mt="6" gap="5" css={twoColumns}>
        {yesNoQuestions.map((name) => {
          const before = recordAnswers[name];
          return (
            <Stack key={name} gap="3">
              <ChoiceCards
                legend={careQuestions[name]}
                aside={
                  before === '' ? undefined : `${isOffered ? 'Last time' : 'On record'}: ${yesNo[before]}`
                }
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
          label={careQuestions.Q6}
          aside="Optional"
          help={isOffered && recordAnswers.Q6 !== '' ? `Last time: ${recordAnswers.Q6}` : undefined}
          value={values.Q6}
          error={errors.Q6}
          onChange={(event) => onChange({ ...values, Q6: event.target.value })}
        />
      </Stack>
    </>
  );
}
