import type { Agent } from '@portal/shared/contract';
import { highlight } from '@portal/shared/customer-search';
import { applicationsPath, customersPath, homePath, onboardingPath } from '@portal/shared/pages';
import { Avatar, Chip, MaskedId } from '@portal/shared/parts';
import { chakra } from '@portal/shared/ui';
import {
  ArrowLeftRight,
  ArrowRight,
  ClipboardCheck,
  CornerDownLeft,
  Eye,
  FileText,
  Home,
  type LucideIcon,
  Minus,
  Moon,
  Plus,
  ShoppingCart,
  Sun,
  UserPlus,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { CustomerName } from '../core/customers/customer-name.tsx';
import type { Choice, ChoiceGroup } from './choices.ts';

const List = chakra('div', { variants: { faint: { true: { opacity: '0.6' }, false: {} } } });
const GroupTitle = chakra('div', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '3',
    pt: '3',
    pb: '1',
    px: '3',
    textStyle: 'help',
    fontWeight: 'medium',
    '& > span': { fontWeight: 'normal' },
  },
});
/** The choices under one heading. */
const Group = chakra('div');
const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: { base: '14', md: '11' },
    px: '3',
    py: { base: '1.5', md: '0' },
    borderRadius: 'md',
    cursor: 'pointer',
    // with the heading above it
    scrollMarginTop: '9',
    scrollMarginBottom: '2',
    '&[aria-selected=true]': {
      bg: 'brand.subtle',
      color: 'brand.fg',
      boxShadow: 'inset 0 0 0 1px {colors.brand.border}',
    },
    // the mark of the Enter key has its place in every row, so that the numbers stay where they are
    '& > svg:last-child': { display: { base: 'none', md: 'block' }, visibility: 'hidden' },
    '&[aria-selected=true] > svg:last-child': { visibility: 'visible' },
  },
});
/** The name, and the number beside it; on a phone below it. */
const Texts = chakra('span', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { md: 'center' },
    columnGap: '3',
    flex: '1',
    minW: '0',
    '& > [data-private]': { color: 'fg.muted', fontSize: { base: '13px', md: 'inherit' } },
  },
});
const Name = chakra('span', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2.5',
    rowGap: '0.5',
    flex: '1',
    minW: '0',
    fontWeight: 'medium',
    overflowWrap: 'anywhere',
  },
});

const Holder = chakra('span', { base: { color: 'fg.muted', fontWeight: 'normal' } });

const Mark = chakra('mark', {
  base: {
    bg: 'accent.subtle',
    color: 'inherit',
    boxShadow: 'inset 0 -1.5px 0 {colors.accent.solid}',
    '@media (forced-colors: active)': { textDecoration: 'underline' },
  },
});
/** As wide as a customer's avatar, so that all names begin at one line. */
const IconFrame = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '9',
    borderRadius: 'md',
    bg: 'bg.subtle',
    color: 'fg.muted',
    '[aria-selected=true] > &': { bg: 'transparent', color: 'inherit' },
  },
});

const commandIcons: Readonly<Record<string, LucideIcon>> = {
  invest: Plus,
  redeem: Minus,
  switch: ArrowLeftRight,
  cart: ShoppingCart,
  assess: ClipboardCheck,
};

/** The icons of the menus, by the first part of the address that a choice opens, or by what it changes. */
const targetIcons: Readonly<Record<string, LucideIcon>> = {
  [customersPath]: UsersRound,
  [onboardingPath]: UserPlus,
  [applicationsPath]: FileText,
  [homePath]: Home,
  dark: Moon,
  light: Sun,
  privacy: Eye,
};

/** Returns the icon of a page or a setting; an arrow where it has none. */
function targetIcon(target: Choice['target']): LucideIcon {
  const name = 'act' in target ? target.act : `/${target.to.split(/[/?]/)[1]}`;
  return targetIcons[name] ?? ArrowRight;
}

interface ChoiceIconProps {
  readonly choice: Choice;
  readonly isSelected: boolean;
}

function ChoiceIcon({ choice: { command, customerId, label, target }, isSelected }: ChoiceIconProps) {
  if (customerId !== undefined && !command && label !== undefined)
    return <Avatar name={label} soft={isSelected ? 'tinted' : true} />;
  const Icon = command
    ? (commandIcons[command.id] ?? ArrowRight)
    : customerId === undefined
      ? targetIcon(target)
      : UserRound;
  return (
    <IconFrame>
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </IconFrame>
  );
}

/**
 * Returns the element id of a choice in the list with this id. It has the choice's index and not its own id, because
 * session replays record element ids.
 */
export const optionId = (list: string, groups: readonly ChoiceGroup[], choice: Choice): string =>
  `${list}-${groups.flatMap(({ choices }) => choices).indexOf(choice)}`;

interface ChoiceListProps {
  readonly id: string;
  readonly agent: Agent;
  /** The words of the search, marked in the names. */
  readonly keyword: string;
  readonly groups: readonly ChoiceGroup[];
  readonly current: Choice | undefined;
  /** Whether the choices belong to an earlier keyword. */
  readonly isStale: boolean;
  /** Whether the pointer has selected the current choice, which then is on the screen: it scrolls nothing. */
  readonly isPointed: boolean;
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
      {groups.map(({ title, note, choices }) => (
        <Group key={title} role="group" aria-labelledby={`${titles}-${title}`}>
          <GroupTitle id={`${titles}-${title}`} role="presentation">
            {title}
            {note === undefined ? null : <span>{note}</span>}
          </GroupTitle>
          {choices.map((choice) => (
            <ChoiceOption key={choice.id} id={optionId(id, groups, choice)} choice={choice} {...props} />
          ))}
        </Group>
      ))}
    </List>
  );
}

interface ChoiceOptionProps
  extends Pick<ChoiceListProps, 'agent' | 'keyword' | 'current' | 'isPointed' | 'onChoose' | 'onPoint'> {
  readonly id: string;
  readonly choice: Choice;
}

function ChoiceOption({ id, choice, agent, keyword, onChoose, onPoint, ...props }: ChoiceOptionProps) {
  const element = useRef<HTMLDivElement>(null);
  const isSelected = choice.id === props.current?.id;
  const isRevealed = isSelected && !props.isPointed;
  useEffect(() => {
    if (isRevealed) element.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isRevealed]);
  const { customerId, label, idNo, command, holder, note } = choice;
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
      <ChoiceIcon choice={choice} isSelected={isSelected} />
      <Texts>
        <Name>
          <span>
            {command ? `${command.phrase} ` : null}
            {label === undefined ? (
              <CustomerName agent={agent} customerId={customerId ?? ''} />
            ) : customerId === undefined || keyword === '' ? (
              label
            ) : (
              highlight(label, keyword).map(({ text, isMatch }, index) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
                isMatch ? <Mark key={index}>{text}</Mark> : text,
              )
            )}
          </span>
          {holder === undefined ? null : <Holder>Account with {holder}</Holder>}
          {note ? (
            <Chip tone={note.tone} dot>
              {command && note.isBlocking ? `${note.text}, assess first` : note.text}
            </Chip>
          ) : null}
        </Name>
        {idNo === undefined ? null : <MaskedId idNo={idNo} />}
      </Texts>
      <CornerDownLeft size={16} strokeWidth={1.75} aria-hidden />
    </Option>
  );
}
