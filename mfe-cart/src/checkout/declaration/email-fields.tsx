import { CheckCard, TextField } from '@portal/shared/forms';
import { chakra } from '@portal/shared/ui';
import { Mail } from 'lucide-react';
import type { CheckoutFormState } from '../use-checkout-form.ts';
import { emailConfirmedField, isTicked } from './declaration.ts';
import { statements } from './statements.ts';

/** Half of this has room for the text of the box in one line. */
const wideContainer = '@container (min-width: 680px)';

/** A whole line in a narrow form. */
const Cell = chakra('div', { base: { gridColumn: '1 / -1', [wideContainer]: { gridColumn: 'auto' } } });

/** As high as the address's field, and beside it, not beside its label; below it in a narrow form. */
const BesideAddress = chakra(Cell, {
  base: {
    '& label': { minH: { md: '10' }, py: { md: '9px' } },
    '& label > [aria-hidden]': { top: { md: '12.5px' } },
    [wideContainer]: { mt: '1.625rem' },
  },
});

interface EmailFieldsProps {
  readonly form: CheckoutFormState;
  /** A sentence about those who get the link too. */
  readonly others: string;
  readonly problemOf: (field: string) => string | undefined;
}

/**
 * Fields for the customer's e-mail, to which the service sends the link that confirms the checkout, and the box that
 * the agent confirmed it, as two cells of a grid in a container. `problemOf` returns the problem to show at a field.
 */
export function EmailFields({ form, others, problemOf }: EmailFieldsProps) {
  const { answers, change, tick } = form;
  return (
    <>
      <Cell data-field="email">
        <TextField
          label="Customer’s e-mail"
          typing="email"
          icon={<Mail aria-hidden />}
          value={answers.email}
          help={`The confirmation link goes here. It is valid for 7 days.${others}`}
          error={problemOf('email')}
          onChange={(event) => change({ email: event.target.value })}
        />
      </Cell>
      <BesideAddress data-field={emailConfirmedField}>
        <CheckCard
          checked={isTicked(answers, emailConfirmedField)}
          onChange={(isOn) => tick(emailConfirmedField, isOn)}
          error={problemOf(emailConfirmedField)}
        >
          {statements.emailConfirmed.text}
        </CheckCard>
      </BesideAddress>
    </>
  );
}
