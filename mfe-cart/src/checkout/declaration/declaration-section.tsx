import { CheckCard, ChoiceCards, TextAreaField, TextField } from '@portal/shared/forms';
import { Card, CardBody, CardHeader, DelayedPlaceholder } from '@portal/shared/parts';
import { Box, FailurePanel, Grid, Skeleton, Stack } from '@portal/shared/ui';
import { Mail } from 'lucide-react';
import type { FieldProblem } from '../../core/field-problem.ts';
import { PayerFields } from '../../core/payer-fields.tsx';
import { SectionTitle } from '../section-title.tsx';
import type { CheckoutFormState } from '../use-checkout-form.ts';
import { acknowledgedField, reasonField } from './declaration.ts';
import { ExtraCare } from './extra-care.tsx';
import { PaymentFields } from './payment-fields.tsx';

interface DeclarationSectionProps {
  readonly form: CheckoutFormState;
  /** What is said to be missing: nothing before the first attempt to send. */
  readonly problems: readonly FieldProblem[];
}

/** Everything that is declared, every part of it needed (CHK-03), and where the e-mail goes. */
export function DeclarationSection({ form, problems }: DeclarationSectionProps) {
  const { answers, change, demand, mismatches, missing } = form;
  const problemOf = (field: string) => problems.find((each) => each.field === field)?.problem;
  return (
    <Card>
      <CardHeader
        title={
          <SectionTitle step={3} isDone={demand !== undefined && missing.length === 0}>
            Declaration
          </SectionTitle>
        }
      />
      <CardBody>
        <Stack gap="6">
          <Stack gap="2">
            <Box data-field="documents">
              <CheckCard
                checked={answers.documents}
                onChange={(documents) => change({ documents })}
                error={problemOf('documents')}
              >
                The customer has received the prospectus and product highlights sheet of every scheme.
              </CheckCard>
            </Box>
            {mismatches.status === 'loading' ? (
              <DelayedPlaceholder label="Checking suitability">
                <Skeleton h="11" borderRadius="choice" />
              </DelayedPlaceholder>
            ) : null}
            {mismatches.status === 'failed' ? (
              <FailurePanel
                compact
                title="Suitability could not be checked"
                meaning="Without it the declaration is not complete, and nothing can be sent."
                onRetry={mismatches.retry}
              />
            ) : null}
            {demand?.mismatches.map(({ itemId, scheme, why }) => (
              <Box key={itemId}>
                <Box data-field={acknowledgedField(itemId)}>
                  <CheckCard
                    checked={answers.acknowledged[itemId] === true}
                    onChange={(given) =>
                      change({ acknowledged: { ...answers.acknowledged, [itemId]: given } })
                    }
                    error={problemOf(acknowledgedField(itemId))}
                  >
                    The customer knows that {scheme} {why} and wants to go on.
                  </CheckCard>
                </Box>
                {answers.acknowledged[itemId] === true ? (
                  <Box mt="3" mb="2" data-field={reasonField(itemId)}>
                    <TextAreaField
                      label={`Customer’s reason for ${scheme}`}
                      aside="At least 10 characters"
                      rows={2}
                      value={answers.reasons[itemId] ?? ''}
                      error={problemOf(reasonField(itemId))}
                      onChange={(event) =>
                        change({ reasons: { ...answers.reasons, [itemId]: event.target.value } })
                      }
                    />
                  </Box>
                ) : null}
              </Box>
            ))}
          </Stack>
          {demand?.asksBorrowing ? (
            <Box data-field="borrowing">
              <ChoiceCards
                legend="Has the customer borrowed in ringgit?"
                help={
                  answers.borrowing === 'yes'
                    ? 'With such borrowing at most MYR 1,000,000 a calendar year may go into other currencies.'
                    : 'Apart from one housing and one vehicle loan.'
                }
                value={answers.borrowing === '' ? undefined : answers.borrowing}
                onChange={(borrowing) => change({ borrowing })}
                error={problemOf('borrowing')}
                options={[
                  { value: 'no', label: 'No' },
                  { value: 'yes', label: 'Yes' },
                ]}
              />
            </Box>
          ) : null}
          {demand?.extraCare === undefined ? null : (
            <ExtraCare reason={demand.extraCare} answers={answers} change={change} problemOf={problemOf} />
          )}
          <Grid gap="4" alignItems="start" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
            <Stack gap="2">
              <Box data-field="email">
                <TextField
                  label="Customer’s e-mail"
                  type="email"
                  icon={<Mail aria-hidden />}
                  value={answers.email}
                  help="The confirmation link goes here. It is valid for 7 days."
                  error={problemOf('email')}
                  onChange={(event) => change({ email: event.target.value })}
                />
              </Box>
              <Box data-field="emailConfirmed">
                <CheckCard
                  checked={answers.emailConfirmed}
                  onChange={(emailConfirmed) => change({ emailConfirmed })}
                  error={problemOf('emailConfirmed')}
                >
                  The customer has confirmed this address.
                </CheckCard>
              </Box>
            </Stack>
            <PaymentFields form={form} problemOf={problemOf} />
          </Grid>
          {form.payers ? (
            <PayerFields
              answers={form.payer}
              change={form.changePayer}
              joint={form.payers.joint}
              relationships={form.payers.relationships}
              problemOf={problemOf}
            />
          ) : null}
        </Stack>
      </CardBody>
    </Card>
  );
}
