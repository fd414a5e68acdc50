import { formatCount } from '@portal/shared/counts';
import { ListMotion } from '@portal/shared/motion';
import { pageAddress } from '@portal/shared/page-address';
import { customersPath } from '@portal/shared/pages';
import { Glyph, type PartTone, PrivateFigures } from '@portal/shared/parts';
import { Button, chakra, TextLink } from '@portal/shared/ui';
import { useEntryNumber } from '@portal/shared/use-entry-number';
import { phoneQuery, useMediaQuery } from '@portal/shared/use-media-query';
import {
  Banknote,
  ChevronDown,
  CircleAlert,
  FileCheck,
  Hourglass,
  type LucideIcon,
  Mail,
  ShoppingCart,
  UserPlus,
} from 'lucide-react';
import { useId, useRef } from 'react';
import type { NeedGroup } from './group-words.ts';
import type { Need, NeedKind } from './need.ts';
import { NeedRow } from './need-row.tsx';

const icons: Readonly<Record<NeedKind, readonly [LucideIcon, PartTone]>> = {
  pay: [Banknote, 'warn'],
  confirm: [Mail, 'warn'],
  documents: [FileCheck, 'warn'],
  rejected: [CircleAlert, 'danger'],
  cart: [ShoppingCart, 'warn'],
  onboarding: [UserPlus, 'info'],
  assessment: [Hourglass, 'warn'],
};

/** As high as a placeholder row. */
const Head = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '3', md: '3.5' },
    width: 'full',
    minH: '60px',
    py: '2.5',
    px: { base: '4', md: '5' },
    textAlign: 'start',
    cursor: 'pointer',
    outlineOffset: '-2px',
    _hover: { bg: 'bg.hover' },
    '& > svg': { flexShrink: 0, color: 'fg.subtle', transition: 'transform 160ms' },
    '&[aria-expanded=true] > svg': { transform: 'rotate(180deg)' },
    '@media (prefers-reduced-motion: reduce)': { '& > svg': { transition: 'none' } },
  },
});
const Words = chakra('span', { base: { flex: '1', minW: '0' } });
const Count = chakra('span', {
  base: { ms: '1.5', color: 'fg.subtle', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
});
const Line = chakra('span', {
  base: {
    display: 'block',
    textStyle: 'help',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    // a tablet has no room for names beside the sum
    whiteSpace: { lg: 'nowrap' },
  },
  variants: {
    at: {
      phone: { display: { base: 'block', md: 'none' } },
      wide: { display: { base: 'none', md: 'block' } },
    },
  },
});
const Aside = chakra('span', {
  base: {
    display: { base: 'none', md: 'block' },
    color: 'fg.muted',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
});
const Foot = chakra('div', {
  base: { borderTopWidth: '1px', borderColor: 'border.subtle', textAlign: 'center' },
});

/** Rows before `Show more`. */
const initialRows = 5;
/** On a phone, where each row has a button as wide as the card: the next group is in the first screen. */
const initialPhoneRows = 2;
/** Rows that `Show more` adds: many menus at once keep the page busy. */
const addedRows = 50;
/** Of assessments, which the list of customers shows in full. */
const initialAssessments = 3;

interface NeedGroupSectionProps {
  readonly group: NeedGroup;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Whether its first row is what loses something first. */
  readonly isFirst: boolean;
  /** Whether the list of customers has all of them, with their assessments. */
  readonly hasBook: boolean;
  readonly onLeave: (need: Need) => void;
}

/** Things of one kind: a line with count and next loss, which opens the rows. */
export function NeedGroupSection({
  group,
  isOpen,
  onToggle,
  isFirst,
  hasBook,
  onLeave,
}: NeedGroupSectionProps) {
  const rowsId = useId();
  const { kind, title, summary, isSummaryOfRows, aside, onPhone, needs } = group;
  const [Icon, tone] = icons[kind];
  // the row of a group of one says it itself
  const isRepeated = isOpen && needs.length === 1;
  return (
    <section>
      <h3>
        <Head
          type="button"
          aria-expanded={isOpen}
          aria-controls={rowsId}
          onClick={onToggle}
          data-group={kind}
        >
          <Glyph tone={tone} icon={<Icon strokeWidth={1.75} />} />
          <Words>
            <chakra.span fontWeight="semibold">{title}</chakra.span>
            <Count>{formatCount(needs.length)}</Count>
            {isRepeated && isSummaryOfRows ? null : (
              <Line at={onPhone === 'aside' ? 'wide' : undefined}>
                {/* the time of the cut-off looks like an amount */}
                {kind === 'pay' ? summary : <PrivateFigures>{summary}</PrivateFigures>}
              </Line>
            )}
            {aside === '' || isRepeated || onPhone === 'summary' ? null : (
              <Line at="phone">
                {/* amounts that break into two lines would leave a dot at the end of the first */}
                <PrivateFigures>{aside.replaceAll(' · ', '\u2003')}</PrivateFigures>
              </Line>
            )}
          </Words>
          <Aside>{isRepeated ? null : <PrivateFigures>{aside}</PrivateFigures>}</Aside>
          <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
        </Head>
      </h3>
      <div id={rowsId}>
        {isOpen ? (
          <Rows needs={needs} kind={kind} isFirst={isFirst} hasBook={hasBook} onLeave={onLeave} />
        ) : null}
      </div>
    </section>
  );
}

interface RowsProps extends Pick<NeedGroupSectionProps, 'isFirst' | 'hasBook' | 'onLeave'> {
  readonly needs: readonly Need[];
  readonly kind: NeedKind;
}

function Rows({ needs, kind, isFirst, hasBook, onLeave }: RowsProps) {
  const isListedElsewhere = kind === 'assessment' && hasBook;
  const rowsAtFirst = useMediaQuery(phoneQuery) ? initialPhoneRows : initialRows;
  // rows that were read are there after Back and a reload
  const [added, setAdded] = useEntryNumber(`${kind}Rows`, 0);
  const list = useRef<HTMLUListElement>(null);
  const shown = needs.slice(0, (isListedElsewhere ? initialAssessments : rowsAtFirst) + added);
  const more = needs.length - shown.length;
  const showMore = () => {
    setAdded(added + addedRows);
    // the button may be gone with its focus
    setTimeout(() => list.current?.children[shown.length]?.querySelector('a')?.focus());
  };
  return (
    <>
      <ul ref={list}>
        {shown.map((need, index) => (
          <NeedRow key={need.id} need={need} isFirst={isFirst && index === 0} onLeave={onLeave} />
        ))}
        <ListMotion list={list} rows={shown.map(({ id }) => id)} />
      </ul>
      {more === 0 ? null : (
        <Foot>
          {isListedElsewhere ? (
            <TextLink
              to={pageAddress(customersPath, { sort: 'expiry' })}
              standalone
              fontWeight="medium"
              minH="11"
            >
              All {formatCount(needs.length)} in Customers
            </TextLink>
          ) : (
            <Button variant="ghost" block borderRadius="0" onClick={showMore}>
              Show {more > addedRows ? `${addedRows} of ${formatCount(more)}` : more} more
            </Button>
          )}
        </Foot>
      )}
    </>
  );
}
