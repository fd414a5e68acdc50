import { PrivateFigures, RiskGauge } from '@portal/shared/parts';
import { type FieldName, fieldOf } from '@portal/shared/person';
import { Box, Button, chakra } from '@portal/shared/ui';
import { HeartHandshake } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CustomerFacts, Fact } from './customer-facts.ts';
import { VulnerableDialog } from './vulnerable-dialog.tsx';

const Strip = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(3, 1fr)', xl: 'repeat(5, 1fr)' },
    gap: '1px',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    // the gaps show the background as lines between the cells
    bg: 'border.subtle',
    '& > div': { bg: 'bg.subtle' },
    '& > div:last-child': { gridColumn: { base: '1 / -1', md: 'span 2', xl: 'auto' } },
  },
});

const Cell = chakra('div', {
  base: { minW: '0', pt: { base: '3', md: '3.5' }, pb: { base: '3', md: '4' }, px: { base: '4', md: '5' } },
});
const Name = chakra('dt', { base: { textStyle: 'help' } });
const Value = chakra('dd', {
  base: { display: 'flex', alignItems: 'center', gap: '1.5', mt: '0.5', fontWeight: 'medium' },
  variants: { tone: { plain: {}, warn: { color: 'accent.fg' }, danger: { color: 'danger.fg' } } },
});
const Note = chakra('dd', { base: { mt: '0.5', textStyle: 'help' } });

/** The five facts under the header, with a dialog that explains extra care. */
export function FactStrip({ facts }: { readonly facts: CustomerFacts }) {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const { risk, suitability, sophisticated, vulnerable, us } = facts;
  return (
    <>
      <Strip>
        <FactCell field="riskCategory" fact={risk}>
          {risk.rank === undefined ? null : (
            <Box as="dd" mt="1.5" maxW="180px">
              <RiskGauge rank={risk.rank} />
            </Box>
          )}
        </FactCell>
        <FactCell field="satEffectiveDateTo" fact={suitability} />
        <FactCell field="sI" fact={sophisticated} />
        <FactCell
          field="vI"
          fact={vulnerable}
          icon={vulnerable.reasons.length > 0 ? <HeartHandshake size={16} aria-hidden /> : null}
        >
          {vulnerable.reasons.length > 0 ? (
            <Note>
              {`${vulnerable.note}. `}
              <Button
                variant="ghost"
                size="xs"
                h="auto"
                minH="6"
                p="0"
                textStyle="xs"
                fontWeight="normal"
                onClick={() => setIsDialogOpen(true)}
              >
                What this asks of you
              </Button>
            </Note>
          ) : null}
        </FactCell>
        <FactCell field="usResidentStatus" fact={us} />
      </Strip>
      <VulnerableDialog
        open={isDialogOpen}
        reasons={vulnerable.reasons}
        onClose={() => setIsDialogOpen(false)}
      />
    </>
  );
}

interface FactCellProps {
  readonly field: FieldName;
  readonly fact: Fact;
  readonly icon?: ReactNode;
  /** Replaces the fact's note. */
  readonly children?: ReactNode;
}

function FactCell({ field, fact, icon, children }: FactCellProps) {
  return (
    <Cell>
      <Name>{fieldOf(field).label}</Name>
      <Value tone={fact.tone ?? 'plain'}>
        {icon}
        {fact.text}
      </Value>
      {children ??
        (fact.note === undefined ? null : (
          <Note>
            <PrivateFigures>{fact.note}</PrivateFigures>
          </Note>
        ))}
    </Cell>
  );
}
