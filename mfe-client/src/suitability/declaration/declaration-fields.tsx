import { ChoiceCards, TextAreaField } from '@portal/shared/forms';
import { Stack } from '@portal/shared/ui';
import type { AssessmentValues, DeclarationName } from '../answers/assessment-values.ts';

const labels = {
  accepts: 'The customer accepts the result',
  continues: 'The customer proceeds despite a mismatch',
  declines: 'The customer declines to give information',
} as const satisfies Record<Exclude<DeclarationName, ''>, string>;

const hints = {
  accepts: 'Each fund above the customer’s risk category needs an acknowledgement.',
  continues: 'For funds above the customer’s risk category. Needs the customer’s reason.',
  declines: 'Then there is no category, and every fund needs an acknowledgement.',
} as const satisfies Record<keyof typeof labels, string>;

const isChoice = (name: DeclarationName): name is keyof typeof labels => name !== '';

type DeclarationValues = Pick<AssessmentValues, 'declaration' | 'reason'>;

interface DeclarationFieldsProps {
  readonly values: DeclarationValues;
  /** Whether there is a result that the customer can accept. */
  readonly hasResult: boolean;
  readonly errors: { readonly declaration?: string | undefined; readonly reason?: string | undefined };
  readonly onChange: (values: Partial<DeclarationValues>) => void;
}

/**
 * Fields of what the customer declares about the result of the assessment: accepts it, continues in spite of it with a
 * reason, or gives no information (docs/domain.md, section 4). Without a result (`hasResult` false) only the last.
 */
export function DeclarationFields({ values, hasResult, errors, onChange }: DeclarationFieldsProps) {
  const { declaration, reason } = values;
  const choices = (['accepts', 'continues', 'declines'] as const).filter(
    (name) => hasResult || name === 'declines',
  );
  return (
    <Stack mt="7" gap="4">
      <ChoiceCards
        legend="What does the customer declare?"
        columns={1}
        options={choices.map((value) => ({ value, label: labels[value], hint: hints[value] }))}
        value={isChoice(declaration) ? declaration : undefined}
        error={errors.declaration}
        onChange={(value) => onChange({ declaration: value })}
      />
      {declaration === 'continues' && hasResult ? (
        <TextAreaField
          label="The customer’s reason"
          value={reason}
          error={errors.reason}
          onChange={(event) => onChange({ reason: event.target.value })}
        />
      ) : null}
    </Stack>
  );
}
