import { CheckCard, TextField } from '@portal/shared/forms';
import { Banner, Box, Grid, Stack } from '@portal/shared/ui';
import { HeartHandshake } from 'lucide-react';
import type { DeclarationAnswers } from './declaration.ts';

interface ExtraCareProps {
  /** Why this customer needs it. */
  readonly reason: string;
  readonly answers: DeclarationAnswers;
  readonly change: (part: Partial<DeclarationAnswers>) => void;
  readonly problemOf: (field: string) => string | undefined;
}

/** Fields for a vulnerable customer: the agent's confirmation, and a trusted contact. */
export function ExtraCare({ reason, answers, change, problemOf }: ExtraCareProps) {
  return (
    <Banner tone="warn" title="Extra care" icon={<HeartHandshake aria-hidden />}>
      {reason} Say who can be contacted if something is unclear.
      <Stack gap="3" mt="3" color="fg.default">
        <Box data-field="care">
          <CheckCard checked={answers.care} onChange={(care) => change({ care })} error={problemOf('care')}>
            I have explained every item and its risks in a way that the customer follows.
          </CheckCard>
        </Box>
        <Grid gap="4" templateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <Box data-field="contactName">
            <TextField
              label="Trusted contact"
              help="Optional"
              value={answers.contactName}
              error={problemOf('contactName')}
              onChange={(event) => change({ contactName: event.target.value })}
            />
          </Box>
          <Box data-field="contactPhone">
            <TextField
              label="Phone"
              type="tel"
              value={answers.contactPhone}
              error={problemOf('contactPhone')}
              onChange={(event) => change({ contactPhone: event.target.value })}
            />
          </Box>
        </Grid>
      </Stack>
    </Banner>
  );
}
