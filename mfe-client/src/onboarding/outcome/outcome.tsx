import { Card } from '@portal/shared/parts';
import { Box, chakra, Flex, Text, VisuallyHidden } from '@portal/shared/ui';
import { Check, ChevronDown, Circle } from 'lucide-react';
import { useId, useState } from 'react';
import type { StepName } from '../steps/step-table.ts';
import { describeOutcome, type OutcomeFacts, type OutcomeLine } from './describe-outcome.ts';
import { StepsRing } from './steps-ring.tsx';

const title = 'What the customer will have';

/** Below 1024 px: opens what is beside the questions on a wide page. */
const Fold = chakra('button', {
  base: {
    display: { base: 'flex', lg: 'none' },
    alignItems: 'center',
    gap: '3',
    w: 'full',
    // as its place before it is loaded, with two lines of words on a phone
    minH: { base: '72px', md: '14' },
    px: '3',
    py: '2',
    textAlign: 'start',
    cursor: 'pointer',
    '&[aria-expanded=true] > :last-child': { transform: 'rotate(180deg)' },
  },
});
const Part = chakra('div', {
  base: {
    py: '3.5',
    px: { base: '4', md: '5' },
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    '& li': { display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr)', gap: '2.5' },
    '& li svg': { width: '16px', height: '16px', mt: '2px' },
  },
});
/** As high as a finger on a phone, and no higher than its line on a wide page. */
const StepLink = chakra('button', {
  base: {
    minH: { base: 'touch', lg: '0' },
    my: { base: '-3', lg: '0' },
    color: 'brand.fg',
    fontWeight: 'medium',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
  },
});

interface LineProps {
  readonly line: OutcomeLine;
  readonly onOpen: (step: StepName) => void;
}

function Line({ line: { title: text, note, isDone, step }, onOpen }: LineProps) {
  return (
    <li>
      <Box color={isDone ? 'success.fg' : 'border.control'} aria-hidden>
        {isDone ? <Check /> : <Circle />}
      </Box>
      <div>
        {step === undefined ? (
          text
        ) : (
          <StepLink type="button" onClick={() => onOpen(step)}>
            {text}
          </StepLink>
        )}
        <VisuallyHidden>{isDone ? ', done' : ', open'}</VisuallyHidden>
        {note === undefined ? null : <Text textStyle="help">{note}</Text>}
      </div>
    </li>
  );
}

/** Props of `Outcome`. */
export interface OutcomeProps extends OutcomeFacts {
  readonly onOpen: (step: StepName) => void;
}

/**
 * What the customer will have by the answers so far, what is still missing for it, and what is saved where. `onOpen`
 * opens the step of a document that is missing. Below 1024 px it is a bar that unfolds.
 */
export function Outcome({ onOpen, ...facts }: OutcomeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { names, done, of, brief, groups } = describeOutcome(facts);
  const progress = `${done} of ${of} steps done`;
  return (
    <Card aria-label={title}>
      <Fold
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen((before) => !before)}
      >
        <StepsRing done={done} of={of} size={36} />
        <Box flex="1" minW="0">
          <Text fontWeight="semibold">{title}</Text>
          <Text textStyle="help">{brief}</Text>
        </Box>
        <ChevronDown size={20} aria-hidden />
      </Fold>
      <Box id={id} display={{ base: isOpen ? 'block' : 'none', lg: 'block' }}>
        <Text as="h2" display={{ base: 'none', lg: 'block' }} py="3" px="5" textStyle="h2">
          {title}
        </Text>
        <Part>
          <Flex align="center" gap="3.5">
            <StepsRing done={done} of={of} size={52} />
            <div>
              <Text fontWeight="semibold" overflowWrap="anywhere">
                {names}
              </Text>
              <Text textStyle="help">{progress}</Text>
            </div>
          </Flex>
        </Part>
        {groups.map((group) => (
          <Part key={group.title}>
            <Text as="h3" mb="2" textStyle="help">
              {group.title}
            </Text>
            <Box as="ul" display="grid" gap="2">
              {group.lines.map((line) => (
                <Line key={line.title} line={line} onOpen={onOpen} />
              ))}
            </Box>
          </Part>
        ))}
      </Box>
    </Card>
  );
}
