import { PrivateFigures, RiskGauge } from '@portal/shared/parts';
import { factLabels } from '@portal/shared/person/fact-labels';
import { Box, Button, chakra } from '@portal/shared/ui';
import { HeartHandshake } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CustomerFacts, Fact } from './customer-facts.ts';

/** Two, three or five columns. */
const from768 = '@media (min-width: 768px)';
const from900 = '@media (min-width: 900px)';

const Strip = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    [from768]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [from900]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    gap: '1px',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    // the gaps show the background as lines between the cells
    bg: 'border.subtle',
    '& > div': { bg: 'bg.subtle' },
    // the last line has no hole
    '& > div:last-child': { gridColumn: 'span 2', [from900]: { gridColumn: 'auto' } },
    '&[hidden]': { display: 'none' },
  },
});

const Cell = chakra('div', {
  base: {
    minW: '0',
    pt: { base: '3', md: '3.5' },
    pb: { base: '3', md: '4' },
    px: { base: '4', md: '5' },
  },
});
const Name = chakra('dt', { base: { textStyle: 'help' } });
/** The colours of a fact that the agent has to act on. */
export const factColors = { warn: 'accent.fg', danger: 'danger.fg' } as const;
const Value = chakra('dd', {
  base: { display: 'flex', alignItems: 'center', gap: '1.5', mt: '0.5', fontWeight: 'medium' },
});
const Note = chakra('dd', { base: { mt: '0.5', textStyle: 'help' } });

interface FactStripProps {
  readonly id: string;
  readonly facts: CustomerFacts;
  readonly isHidden: boolean;
  /** Opens what extra care asks of the agent. */
  readonly onCare: () => void;
}

/** The five facts under the header. `onCare` opens what extra care asks of the agent. */
export function FactStrip({ id, facts, isHidden, onCare }: FactStripProps) {
  const { risk, suitability, sophisticated, vulnerable, us } = facts;
  return (
    <Strip id={id} hidden={isHidden}>
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
              onClick={onCare}
            >
              What you have to do
            </Button>
          </Note>
        ) : null}
      </FactCell>
      <FactCell field="usResidentStatus" fact={us} />
    </Strip>
  );
}

interface FactCellProps {
  readonly field: keyof typeof factLabels;
  readonly fact: Fact;
  readonly icon?: ReactNode;
  /** Replaces the fact's note. */
  readonly children?: ReactNode;
}

function FactCell({ field, fact, icon, children }: FactCellProps) {
  return (
    <Cell>
      <Name>{factLabels[field]}</Name>
      <Value color={fact.tone && factColors[fact.tone]}>
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
