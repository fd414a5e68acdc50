import { ChoiceCards, TextField } from '@portal/shared/forms';
import { Banner, Box, Skeleton, Stack, Text } from '@portal/shared/ui';
import { Late } from '../core/late.tsx';
import type { OfferedMethod } from '../core/payment-methods.ts';

interface MethodSectionProps {
  readonly offered: readonly OfferedMethod[];
  readonly method: OfferedMethod | undefined;
  readonly needsSlip: boolean;
  readonly reference: string;
  readonly problem: string | undefined;
  readonly onMethod: (code: string) => void;
  readonly onReference: (reference: string) => void;
}

/** The method, and the reference that it asks for. Methods that may not serve stay and say why. */
export function MethodSection(props: MethodSectionProps) {
  const { offered, method, needsSlip, reference, problem, onMethod, onReference } = props;
  if (offered.length === 0) {
    return (
      <Late label="Loading payment methods">
        <Skeleton h="11" borderRadius="choice" />
      </Late>
    );
  }
  return (
    <Stack gap="5">
      <ChoiceCards
        legend="Method"
        value={method?.code}
        onChange={onMethod}
        options={offered.map(({ code, name, refusal }) => ({
          value: code,
          label: name,
          hint: refusal,
          disabled: refusal !== undefined,
        }))}
      />
      {method === undefined ? (
        <Text color="danger.fg">No method may serve for this amount. Ask sales support.</Text>
      ) : (
        <Box data-field="reference" maxW="360px">
          <TextField
            label={method.reference ?? 'Reference'}
            help={method.reference === undefined ? 'Your own reference; may be left empty.' : undefined}
            value={reference}
            maxLength={40}
            error={problem}
            onChange={(event) => onReference(event.target.value)}
          />
        </Box>
      )}
      {needsSlip ? (
        <Banner tone="info" title="A slip is needed">
          The application waits for it: upload the slip there after paying.
        </Banner>
      ) : null}
    </Stack>
  );
}
