import { valueOrUndefined } from '@portal/shared/data';
import { SelectField, TextField } from '@portal/shared/forms';
import { titleCase } from '@portal/shared/parts';
import { useReference } from '@portal/shared/reference';
import { Box, Grid } from '@portal/shared/ui';
import { FileField } from '../core/files/file-field.tsx';
import { isKnownPayer, type JointHolder, type PayerAnswers } from './payer.ts';

interface PayerFieldsProps {
  readonly answers: PayerAnswers;
  readonly change: (part: Partial<PayerAnswers>) => void;
  readonly joint: readonly JointHolder[];
  readonly relationships: readonly string[];
  readonly problemOf: (field: string) => string | undefined;
}

/**
 * Fields for who pays: the customer, one of the holders in `joint`, or a third party with name, identity, bank, reason
 * and proof, which is uploaded at once. `relationships`: those that a third party may have; `change` sets answers;
 * `problemOf` returns the problem to show at a field.
 */
export function PayerFields({ answers, change, joint, relationships, problemOf }: PayerFieldsProps) {
  const banks = valueOrUndefined(useReference('lookups'))?.banks ?? [];
  const text = (field: 'name' | 'idNo' | 'reason', label: string, help?: string) => (
    <Box data-field={`payer.${field}`}>
      <TextField
        label={label}
        help={help}
        data-private={field === 'idNo' || undefined}
        value={answers[field]}
        error={problemOf(`payer.${field}`)}
        onChange={(event) => change({ [field]: event.target.value })}
      />
    </Box>
  );
  return (
    <Grid gap="4" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
      <Box data-field="payer.who">
        <SelectField
          label="Payer"
          help="Choose another only if someone else pays."
          placeholder="Choose"
          value={isKnownPayer(answers, joint) ? answers.who : ''}
          error={problemOf('payer.who')}
          options={[
            { value: 'customer', label: 'The customer' },
            ...joint.map(({ idNo, name }) => ({ value: idNo, label: `${titleCase(name)}, joint holder` })),
            { value: 'other', label: 'Someone else' },
          ]}
          onChange={(event) => change({ who: event.target.value })}
        />
      </Box>
      {answers.who === 'other' ? (
        <>
          {text('name', 'Payer’s name')}
          {text('idNo', 'Payer’s identity number', 'MyKad, passport or business registration')}
          <Box data-field="payer.relationship">
            <SelectField
              label="Relationship to the customer"
              placeholder="Choose"
              value={answers.relationship}
              options={relationships.map((value) => ({ value, label: value }))}
              error={problemOf('payer.relationship')}
              onChange={(event) => change({ relationship: event.target.value })}
            />
          </Box>
          <Box data-field="payer.bankName">
            <SelectField
              label="Payer’s bank"
              placeholder="Choose"
              value={answers.bankName}
              options={banks.map(({ name }) => ({ value: name, label: name }))}
              error={problemOf('payer.bankName')}
              onChange={(event) => change({ bankName: event.target.value })}
            />
          </Box>
          {text('reason', 'Why the customer does not pay')}
          <Box data-field="payer.proof" gridColumn={{ md: '1 / -1' }}>
            <FileField
              label="Proof of identity or relationship"
              value={answers.proof}
              error={problemOf('payer.proof')}
              onChange={(proof) => change({ proof })}
            />
          </Box>
        </>
      ) : null}
    </Grid>
  );
}
