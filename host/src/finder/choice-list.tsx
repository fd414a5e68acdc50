import type { Agent } from '@portal/shared/contract';
import { Avatar, MaskedId } from '@portal/shared/parts';
import { chakra } from '@portal/shared/ui';
import { ArrowRight, UserRound } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { CustomerName } from '../core/customers/customer-name.tsx';
import type { Choice, ChoiceGroup } from './choices.ts';

const List = chakra('div', { variants: { faint: { true: { opacity: '0.6' }, false: {} } } });
const GroupTitle = chakra('div', {
  base: { pt: '3', pb: '1', px: '2', textStyle: 'help', fontWeight: 'medium' },
});
/** The choices under one heading. */
const Group = chakra('div');
const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    px: '2',
    borderRadius: 'md',
    cursor: 'pointer',
    '&[aria-selected=true]': { bg: 'brand.subtle', color: 'brand.fg' },
  },
});
const Name = chakra('span', {
  base: { flex: '1', minW: '0', fontWeight: 'medium', overflowWrap: 'anywhere' },
});

/**
 * Returns the element id of a choice in the list with this id. It has the choice's index and not its own id, because
 * session replays record element ids.
 */
export const optionId = (list: string, groups: readonly ChoiceGroup[], choice: Choice): string =>
  `${list}-${groups.flatMap(({ choices }) => choices).indexOf(choice)}`;

interface ChoiceListProps {
  readonly id: string;
  readonly agent: Agent;
  readonly groups: readonly ChoiceGroup[];
  readonly current: Choice | undefined;
  /** Whether the choices belong to an earlier keyword. */
  readonly isStale: boolean;
  readonly onChoose: (choice: Choice) => void;
  readonly onPoint: (choice: Choice) => void;
}

/**
 * The finder's choices in groups, as a listbox. The focus stays in the search field above. `isStale`: they belong to
 * the words before.
 */
export function ChoiceList({ id, groups, isStale, ...props }: ChoiceListProps) {
  const titles = useId();
  return (
    <List role="listbox" id={id} aria-label="Choices" faint={isStale}>
      {groups.map(({ title, choices }) => (
        <Group key={title} role="group" aria-labelledby={`${titles}-${title}`}>
          <GroupTitle id={`${titles}-${title}`} role="presentation">
            {title}
          </GroupTitle>
          {choices.map((choice) => (
            <ChoiceOption key={choice.id} id={optionId(id, groups, choice)} choice={choice} {...props} />
          ))}
        </Group>
      ))}
    </List>
  );
}

interface ChoiceOptionProps extends Pick<ChoiceListProps, 'agent' | 'current' | 'onChoose' | 'onPoint'> {
  readonly id: string;
  readonly choice: Choice;
}

function ChoiceOption({ id, choice, agent, current, onChoose, onPoint }: ChoiceOptionProps) {
  const element = useRef<HTMLDivElement>(null);
  const isSelected = choice.id === current?.id;
  useEffect(() => {
    if (isSelected) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isSelected]);
  const { customerId, label, idNo } = choice;
  return (
    <Option
      ref={element}
      id={id}
      role="option"
      aria-selected={isSelected}
      onClick={() => onChoose(choice)}
      onPointerMove={() => {
        if (!isSelected) onPoint(choice);
      }}
    >
      {customerId === undefined ? (
        <ArrowRight size={18} strokeWidth={1.75} aria-hidden />
      ) : label === undefined ? (
        <UserRound size={18} strokeWidth={1.75} aria-hidden />
      ) : (
        <Avatar name={label} soft />
      )}
      <Name>{label ?? <CustomerName agent={agent} customerId={customerId ?? ''} />}</Name>
      {idNo === undefined ? null : <MaskedId idNo={idNo} />}
    </Option>
  );
}
