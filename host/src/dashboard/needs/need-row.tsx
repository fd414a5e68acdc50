import { IdText, Menu, PrivateFigures } from '@portal/shared/parts';
import { chakra, IconButton, TextLink, useNavigate } from '@portal/shared/ui';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { nameOf } from './group-words.ts';
import type { Need } from './need.ts';
import { NeedButton } from './need-button.tsx';

/** The buttons of all rows are one column; on a phone a row's button is as wide as the card. */
const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr) {sizes.touch}',
      md: 'minmax(0, 1fr) minmax(88px, max-content) 184px 32px',
    },
    alignItems: { md: 'center' },
    columnGap: { base: '1', md: '3' },
    rowGap: '0.5',
    py: { base: '3', md: '2.5' },
    ps: { base: '4', md: '70px' },
    pe: { base: '2', md: '3.5' },
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    _hover: { bg: 'bg.hover' },
  },
});
/** The whole row is the link; its buttons are above it. */
const Name = chakra(TextLink, {
  base: {
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    '&::after': { content: '""', position: 'absolute', inset: '0' },
    _hover: { textDecoration: 'none' },
  },
});
const Side = chakra('div', {
  base: {
    gridRow: { base: '2', md: 'auto' },
    textStyle: 'help',
    textAlign: { md: 'end' },
    whiteSpace: { md: 'nowrap' },
    '& > *': { display: { base: 'inline', md: 'block' } },
    '& > :not(:first-child)::before': { content: { base: '" · "', md: 'none' } },
  },
});
const Action = chakra('div', {
  base: {
    position: 'relative',
    zIndex: '1',
    gridArea: { base: '3 / 1 / auto / 3', md: 'auto' },
    mt: { base: '2', md: '0' },
    pe: { base: '2', md: '0' },
  },
});
const More = chakra('div', {
  base: {
    position: 'relative',
    zIndex: '1',
    gridArea: { base: '1 / 2 / 3 / 3', md: 'auto' },
    mt: { base: '-2', md: '0' },
  },
});

interface NeedRowProps {
  readonly need: Need;
  /** Whether it is what loses something first. */
  readonly isFirst: boolean;
  readonly onLeave: (need: Need) => void;
}

/** Row of one thing that needs the agent, with the button that does it in place. */
export function NeedRow({ need, isFirst, onLeave }: NeedRowProps) {
  const navigate = useNavigate();
  const name = nameOf(need);
  const [problem, setProblem] = useState<string>();
  return (
    <Row>
      <div>
        <Name to={need.to} state={need.state} tone="plain">
          {name}
        </Name>
        <chakra.div color="fg.muted">
          <PrivateFigures>{need.text}</PrivateFigures>
        </chakra.div>
        {problem === undefined ? null : (
          <chakra.div role="alert" color="danger.fg">
            {problem}
          </chakra.div>
        )}
      </div>
      <Side>
        {need.formNo === undefined ? null : (
          <div>
            <IdText>{need.formNo}</IdText>
          </div>
        )}
        {need.time === '' ? null : <div>{need.time}</div>}
      </Side>
      <Action>
        <NeedButton need={need} variant={isFirst ? 'primary' : 'outline'} onProblem={setProblem} />
      </Action>
      <More>
        <Menu
          label={`More for ${name}`}
          trigger={
            <IconButton aria-label={`More for ${name} ${need.formNo ?? ''}`.trim()} size="sm">
              <Ellipsis aria-hidden />
            </IconButton>
          }
          items={[
            { id: 'open', label: 'Open', onSelect: () => navigate(need.to, { state: need.state }) },
            {
              id: 'leave',
              label: 'Hide it',
              hint: 'Hidden here until it changes',
              onSelect: () => onLeave(need),
            },
          ]}
        />
      </More>
    </Row>
  );
}
