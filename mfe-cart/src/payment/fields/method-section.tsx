import { valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { ChoiceCards, DateField, SelectField, TextField } from '@portal/shared/forms';
import { DelayedPlaceholder } from '@portal/shared/parts';
import { oldestChequeDate } from '@portal/shared/payment-methods';
import { Box, chakra, Flex, Skeleton, Text } from '@portal/shared/ui';
import { CircleAlert } from 'lucide-react';
import { Fragment } from 'react';
import { Disclosure } from '../../core/disclosure.tsx';
import { FileField } from '../../core/files/file-field.tsx';
import { pluralize } from '../../core/format-text.ts';
import { chooseMethod } from '../payment-order.ts';
import type { PaymentFormState } from '../use-payment-form.ts';

const Refused = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'auto minmax(40%, 1fr)', md: 'minmax(0, 12rem) minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: '1.5',
    mt: '2',
    '& dt': { color: 'fg.muted' },
  },
});

interface MethodSectionProps {
  readonly form: PaymentFormState;
  /** Code of the method whose last payment failed. */
  readonly failedMethod: string | null;
  readonly problemOf: (field: string) => string | undefined;
}

function FailedLast() {
  return (
    <Flex as="span" gap="1.5" align="center" color="danger.fg">
      <CircleAlert size={14} aria-hidden />
      The last payment failed
    </Flex>
  );
}

/**
 * Choice of the payment method; `failedMethod` is marked. Says so when none can be used. `problemOf` returns the problem
 * to show at a field.
 */
export function MethodSection({ form, failedMethod, problemOf }: MethodSectionProps) {
  const { lookups, offered, method, change } = form;
  if (lookups.status === 'loading') {
    return (
      <DelayedPlaceholder label="Loading payment methods">
        <Skeleton h="11" borderRadius="choice" />
      </DelayedPlaceholder>
    );
  }
  if (offered.length === 0) {
    return <Text color="danger.fg">There is no payment method to choose. Ask sales support.</Text>;
  }
  const usable = offered.filter(({ refusal }) => refusal === undefined);
  if (usable.length === 0) {
    return <Text color="danger.fg">No payment method can pay this amount. Ask sales support.</Text>;
  }
  return (
    <Box data-field="method">
      <ChoiceCards
        legend="Method"
        value={method?.code}
        error={problemOf('method')}
        onChange={(code) => change(chooseMethod(form.answers, method?.code, code))}
        options={usable.map(({ code, name, limits }) => ({
          value: code,
          label: name,
          hint: code === failedMethod ? <FailedLast /> : limits,
        }))}
      />
    </Box>
  );
}

/** Methods that cannot be used, each with the reason, hidden until they are opened. */
export function RefusedMethods({ form }: Pick<MethodSectionProps, 'form'>) {
  const refused = form.offered.filter(({ refusal }) => refusal !== undefined);
  if (refused.length === 0) return null;
  return (
    <Disclosure label={`${pluralize(refused.length, 'method')} that cannot be used`}>
      <Refused>
        {refused.map(({ code, name, refusal }) => (
          <Fragment key={code}>
            <dt>{name}</dt>
            <dd>{refusal}</dd>
          </Fragment>
        ))}
      </Refused>
    </Disclosure>
  );
}

interface MethodFieldsProps {
  readonly form: PaymentFormState;
  readonly problemOf: (field: string) => string | undefined;
}

/**
 * Cells of a grid with the fields of the chosen method: its reference, a cheque's bank and date, and the slip; nothing
 * without a method. `problemOf` returns the problem to show at a field.
 */
export function MethodFields({ form, problemOf }: MethodFieldsProps) {
  const { method, needsSlip, answers, change } = form;
  if (!method) return null;
  return (
    <>
      <Box data-field="reference">
        <TextField
          label={method.reference ?? 'Reference'}
          help={method.reference === undefined ? 'Your own reference; optional.' : undefined}
          value={answers.reference}
          error={problemOf('reference')}
          onChange={(event) => change({ reference: event.target.value })}
        />
      </Box>
      {method.code === 'CHQ' ? <ChequeFields form={form} problemOf={problemOf} /> : null}
      {needsSlip ? (
        <div>
          <FileField label="Slip" value={answers.slip} onChange={(slip) => change({ slip })} />
          {answers.slip ? null : (
            <Text textStyle="help">
              Needed. Without the slip, the application waits for it after the payment.
            </Text>
          )}
        </div>
      ) : null}
    </>
  );
}

function ChequeFields({ form, problemOf }: MethodFieldsProps) {
  const { answers, change, lookups, sum, resetCount } = form;
  const now = today();
  return (
    <>
      <Box data-field="chequeBank">
        <SelectField
          label="Bank of the cheque"
          placeholder="Choose"
          value={answers.chequeBank}
          options={(valueOrUndefined(lookups)?.banks ?? []).map(({ name }) => ({ value: name, label: name }))}
          error={problemOf('chequeBank')}
          onChange={(event) => change({ chequeBank: event.target.value })}
        />
      </Box>
      <Box data-field="chequeDate">
        <DateField
          // a text that is no date is removed when the currency changes and by Discard
          key={`${sum?.currency} ${resetCount}`}
          label="Date of the cheque"
          help="At most 6 months ago."
          min={oldestChequeDate(now)}
          max={now}
          value={answers.chequeDate}
          error={problemOf('chequeDate')}
          onChange={(event) => change({ chequeDate: event.target.value })}
        />
      </Box>
    </>
  );
}
