import { valueOrUndefined } from '@portal/shared/data';
import { SelectField, TextField } from '@portal/shared/forms';
import { titleCase } from '@portal/shared/parts';
import { useReference } from '@portal/shared/reference';
import { Box } from '@portal/shared/ui';
import { FileField } from '../core/files/file-field.tsx';
import { MaskedIdField } from '../core/form/masked-id-field.tsx';
import { isKnownPayer, type JointHolder, type PayerAnswers, readPayerId } from './payer.ts';

interface PayerFieldsProps {
  readonly answers: PayerAnswers;
  readonly change: (part: Partial<PayerAnswers>) => void;
  readonly joint: readonly JointHolder[];
  readonly relationships: readonly string[];
  readonly problemOf: (field: string) => string | undefined;
}

/**
 * Cells of a grid with the fields for who pays: the customer, one of the holders in `joint`, or a third party with name,
 * identity, bank, reason and proof, which is uploaded at once. `relationships`: those that a third party may have;
 * `change` sets answers; `problemOf` returns the problem to show at a field.
 */
export function PayerFields({ answers, change, joint, relationships, problemOf }: PayerFieldsProps) {
  const banks = valueOrUndefined(useReference('lookups'))?.banks ?? [];
  const text = (field: 'name' | 'reason', label: string) => (
    <Box data-field={`payer.${field}`}>
      <TextField
        label={label}
        typing={field === 'name' ? 'words' : undefined}
        value={answers[field]}
        error={problemOf(`payer.${field}`)}
        onChange={(event) => change({ [field]: event.target.value })}
      />
    </Box>
  );
  const choice = (field: 'relationship' | 'bankName', label: string, values: readonly string[]) => (
    <Box data-field={`payer.${field}`}>
      <SelectField
        label={label}
        placeholder="Choose"
        value={answers[field]}
        options={values.map((value) => ({ value, label: value }))}
        error={problemOf(`payer.${field}`)}
        onChange={(event) => change({ [field]: event.target.value })}
      />
    </Box>
  );
  return (
    <>
      <Box data-field="payer.who">
        <SelectField
          label="Payer"
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
          <Box data-field="payer.idNo">
            <IdentityField
              value={answers.idNo}
              error={problemOf('payer.idNo')}
              onChange={(idNo) => change({ idNo })}
            />
          </Box>
          {choice('relationship', 'Relationship to the customer', relationships)}
          {choice(
            'bankName',
            'Payer’s bank',
            banks.map(({ name }) => name),
          )}
          {text('reason', 'Why the customer does not pay')}
          <Box data-field="payer.proof">
            <FileField
              label="Proof of identity or relationship"
              value={answers.proof}
              error={problemOf('payer.proof')}
              onChange={(proof) => change({ proof })}
            />
          </Box>
        </>
      ) : null}
    </>
  );
}

interface IdentityFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (idNo: string) => void;
}

/** Field for a payer's number. */
function IdentityField({ value, error, onChange }: IdentityFieldProps) {
  const read = readPayerId(value);
  return (
    <MaskedIdField
      label="Payer’s identity number"
      help="MyKad, passport or business registration"
      value={value}
      validNumber={read.ok ? read.value : undefined}
      error={error}
      onBlur={() => {
        if (read.ok && read.value !== value) onChange(read.value);
      }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
