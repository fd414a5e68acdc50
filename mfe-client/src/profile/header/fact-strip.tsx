import { PrivateFigures, RiskGauge } from '@portal/shared/parts';
import { factLabels } from '@portal/shared/person/fact-labels';
import { Box, Button, chakra, Span } from '@portal/shared/ui';
import { ChevronDown, HeartHandshake } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react';
import { type CustomerFacts, type Fact, summarizeFacts } from './customer-facts.ts';

const Strip = chakra('dl', {
  base: {
    display: 'grid',
    // on a tablet a fact is as wide as its words
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(5, auto)', xl: 'repeat(5, 1fr)' },
    gap: '1px',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    // the gaps show the background as lines between the cells
    bg: 'border.subtle',
    '& > div': { bg: 'bg.subtle' },
    '& > div:last-child': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '&[data-folded]': { display: { base: 'none', md: 'grid' } },
  },
});

/** On a phone, in place of the facts. */
const Summary = chakra('button', {
  base: {
    display: { base: 'flex', md: 'none' },
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    w: 'full',
    minH: 'touch',
    py: '2',
    px: '4',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    bg: 'bg.subtle',
    textAlign: 'start',
    outlineOffset: '-2px',
    // a fact breaks only where it is wider than the line
    '& > span': { textWrap: 'balance' },
    '& > span > span': { display: 'inline-block' },
    '& > span > span:not(:last-child)::after': { content: '"·" / ""', mx: '1', color: 'fg.muted' },
    '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
  },
});

const Cell = chakra('div', {
  base: {
    minW: '0',
    pt: { base: '3', md: '3.5' },
    pb: { base: '3', md: '4' },
    px: { base: '4', md: '2.5', lg: '5' },
  },
});
const Name = chakra('dt', { base: { textStyle: 'help', whiteSpace: { md: 'nowrap' } } });
const tones = { warn: 'accent.fg', danger: 'danger.fg' } as const;
const Value = chakra('dd', {
  base: { display: 'flex', alignItems: 'center', gap: '1.5', mt: '0.5', fontWeight: 'medium' },
});
// wraps, where its column is narrow
const Note = chakra('dd', { base: { mt: '0.5', textStyle: 'help', contain: { md: 'inline-size' } } });

interface FactStripProps {
  readonly facts: CustomerFacts;
  /** On a phone a line with the most important facts is shown, which opens all. */
  readonly isFolded: boolean;
  /** Opens what extra care asks of the agent. */
  readonly onCare: () => void;
}

/**
 * The five facts under the header; with `isFolded` a phone shows one line, which opens them. `onCare` opens what extra
 * care asks of the agent.
 */
export function FactStrip({ facts, isFolded, onCare }: FactStripProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const strip = useRef<HTMLDListElement>(null);
  const summary = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // on a phone the button with the focus is hidden then
    if (isFolded && strip.current?.contains(document.activeElement)) summary.current?.focus();
  }, [isFolded]);
  const { risk, suitability, sophisticated, vulnerable, us } = facts;
  return (
    <>
      {isFolded ? (
        <FactSummary ref={summary} facts={facts} isOpen={isOpen} controls={id} onToggle={setIsOpen} />
      ) : null}
      <Strip ref={strip} id={id} data-folded={(isFolded && !isOpen) || undefined}>
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
                What this asks of you
              </Button>
            </Note>
          ) : null}
        </FactCell>
        <FactCell field="usResidentStatus" fact={us} />
      </Strip>
    </>
  );
}

interface FactSummaryProps {
  readonly facts: CustomerFacts;
  readonly isOpen: boolean;
  /** Id of what it opens. */
  readonly controls: string;
  readonly onToggle: (isOpen: boolean) => void;
  readonly ref: Ref<HTMLButtonElement>;
}

function FactSummary({ facts, isOpen, controls, onToggle, ref }: FactSummaryProps) {
  const { shown, moreCount } = summarizeFacts(facts);
  return (
    <Summary
      ref={ref}
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={() => onToggle(!isOpen)}
    >
      <span>
        {shown.map(({ text, brief = text, tone }) => (
          <Span key={text} color={tone && tones[tone]} fontWeight="medium">
            {brief}
          </Span>
        ))}
        <Span color="fg.muted" whiteSpace="nowrap">{`${moreCount} more`}</Span>
      </span>
      <ChevronDown size={16} aria-hidden />
    </Summary>
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
      <Value color={fact.tone && tones[fact.tone]}>
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
