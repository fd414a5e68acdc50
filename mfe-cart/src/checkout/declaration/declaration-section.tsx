import { CheckCard } from '@portal/shared/forms';
import { Card, CardBody, CardHeader } from '@portal/shared/parts';
import { Box, Grid, Stack } from '@portal/shared/ui';
import { BorrowingField } from '../../core/form/borrowing-field.tsx';
import { PayerFields } from '../../payer/index.ts';
import type { StepsDone } from '../checkout-steps.ts';
import { SectionTitle } from '../section-title.tsx';
import type { CheckoutFormState } from '../use-checkout-form.ts';
import { documentsField, isTicked } from './declaration.ts';
import { EmailFields } from './email-fields.tsx';
import { ExtraCare } from './extra-care.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { statements } from './statements.ts';

interface DeclarationSectionProps {
  readonly form: CheckoutFormState;
  /** The steps that are done. */
  readonly done: StepsDone;
  /** A sentence about those who get the e-mail too. */
  readonly others: string;
  /** Returns the problem to show at a field; none before the first attempt to send. */
  readonly problemOf: (field: string) => string | undefined;
}

/**
 * Card of the checkout's third step: all that must be declared (CHK-03) but the suitability of funds, which is declared
 * at their lines; the customer's e-mail, payment methods and payer.
 */
export function DeclarationSection({ form, done, others, problemOf }: DeclarationSectionProps) {
  const { answers, change, tick, requirements } = form;
  return (
    <Card>
      <CardHeader title={<SectionTitle step="declaration" done={done} />} />
      <CardBody>
        <Stack gap="6" containerType="inline-size">
          {form.hasFundDocuments ? (
            <Box data-field={documentsField}>
              <CheckCard
                checked={isTicked(answers, documentsField)}
                onChange={(isOn) => tick(documentsField, isOn)}
                error={problemOf(documentsField)}
              >
                {statements.documents.text}
              </CheckCard>
            </Box>
          ) : null}
          {requirements?.asksBorrowing ? (
            <BorrowingField
              name="borrowing"
              value={answers.borrowing}
              error={problemOf('borrowing')}
              onChange={(borrowing) => change({ borrowing })}
            />
          ) : null}
          {requirements?.extraCare === undefined ? null : (
            <ExtraCare reason={requirements.extraCare} form={form} problemOf={problemOf} />
          )}
          <Grid gap="4" alignItems="start" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
            <EmailFields form={form} others={others} problemOf={problemOf} />
            <PaymentFields form={form} problemOf={problemOf} />
            {form.payers ? (
              <PayerFields
                answers={form.payer}
                change={form.changePayer}
                joint={form.payers.joint}
                relationships={form.payers.relationships}
                problemOf={problemOf}
              />
            ) : null}
          </Grid>
        </Stack>
      </CardBody>
    </Card>
  );
}
