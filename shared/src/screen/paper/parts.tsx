import { chakra } from '@portal/shared/ui';
import type { ReactNode } from 'react';

const Facts = chakra('dl', {
  base: { display: 'grid', gap: '4', breakInside: 'avoid' },
  variants: {
    columns: {
      3: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      4: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
    isRuled: { true: { pb: '3', mb: '4', borderBottomWidth: '1px', borderColor: 'border.default' } },
  },
});
const Fact = chakra('div', {
  base: {
    minW: '0',
    overflowWrap: 'anywhere',
    '& dt, & dd + dd': { color: 'fg.muted' },
    '& dt + dd': { fontWeight: 'semibold' },
  },
});

/** Facts of a paper side by side, in columns of equal width. */
export const PaperFacts = Facts;

interface PaperFactProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

/** A fact with its label above and a note below. It is inside `PaperFacts`. */
export const PaperFact = ({ label, value, note }: PaperFactProps) => (
  <Fact>
    <dt>{label}</dt>
    <dd>{value}</dd>
    {note ? <dd>{note}</dd> : null}
  </Fact>
);

const SectionFrame = chakra('section', {
  base: {
    mt: '5',
    '& > header': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '4',
      mb: '2',
      color: 'fg.muted',
      breakAfter: 'avoid',
    },
    '& h2': { textStyle: 'sm', fontWeight: 'semibold', color: 'fg.default' },
  },
  variants: {
    isWhole: { true: { breakInside: 'avoid' } },
    startsPage: { true: { breakBefore: 'page', mt: '0' } },
  },
});

interface PaperSectionProps {
  readonly title: string;
  /** At the end of the title's line. */
  readonly note?: ReactNode;
  /** Never breaks across pages, for what is short. */
  readonly isWhole?: boolean;
  /** Begins a new page. */
  readonly startsPage?: boolean;
  readonly children: ReactNode;
}

/** A part of a paper under its title, which is on the page of its first line. */
export const PaperSection = ({
  title,
  note,
  isWhole = false,
  startsPage = false,
  children,
}: PaperSectionProps) => (
  <SectionFrame isWhole={isWhole} startsPage={startsPage} aria-label={title}>
    <header>
      <h2>{title}</h2>
      {note === undefined ? null : <span>{note}</span>}
    </header>
    {children}
  </SectionFrame>
);

/** Running text of a paper. */
export const PaperNote = chakra('p', { base: { mt: '2', color: 'fg.muted' } });

/** A bordered box in which parts are beside each other. */
export const PaperBox = chakra('div', {
  base: {
    display: 'grid',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'lg',
    breakInside: 'avoid',
    '& > *': { minW: '0', py: '3', px: '4' },
    '& > :not(:first-child)': { borderInlineStartWidth: '1px', borderColor: 'border.default' },
  },
});

const Native = chakra('table', {
  base: {
    w: 'full',
    borderCollapse: 'collapse',
    borderTopWidth: '1px',
    borderColor: 'border.default',
    // a long table repeats its head on each page
    '& thead': { display: 'table-header-group' },
    '& thead th': { bg: 'bg.subtle', color: 'fg.muted', fontWeight: 'medium', whiteSpace: 'nowrap' },
    '& tr': { breakInside: 'avoid', borderBottomWidth: '1px', borderColor: 'border.default' },
    '& :is(th, td)': { py: '1.5', px: '2', textAlign: 'start', verticalAlign: 'top' },
    '& [data-numeric]': {
      textAlign: 'end',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    '& small': { display: 'block', fontSize: 'inherit', color: 'fg.muted' },
    '& tr[data-group]': { borderBottomWidth: '0', breakAfter: 'avoid' },
    '& tbody th': { fontWeight: 'normal' },
    '& tbody strong': { me: '1.5', fontWeight: 'semibold' },
    '& tr[data-group] th': { pt: '2.5', pb: '0.5' },
    '& tr[data-total], & tr[data-total] th': { bg: 'bg.subtle', fontWeight: 'semibold' },
  },
});

interface PaperTableProps {
  /** Accessible name. */
  readonly label: string;
  /** Names of the columns. Those of numbers are aligned to the end. */
  readonly columns: readonly { readonly name: string; readonly isNumeric?: boolean }[];
  /** Rows. A cell with a number has `data-numeric`, a row of a group `data-group`, of a sum `data-total`. */
  readonly children: ReactNode;
}

/** A table of a paper. Rows do not break across pages. */
export const PaperTable = ({ label, columns, children }: PaperTableProps) => (
  <Native aria-label={label}>
    <thead>
      <tr>
        {columns.map(({ name, isNumeric }) => (
          <th key={name} scope="col" data-numeric={isNumeric ? '' : undefined}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </Native>
);

const Lines = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: '8',
    rowGap: '10',
    mt: '12',
    breakInside: 'avoid',
    '& > div': { borderTopWidth: '1px', borderColor: 'fg.default', pt: '1', color: 'fg.muted' },
    '& strong': { display: 'block', fontWeight: 'semibold', color: 'fg.default' },
  },
});

/** Lines to sign on, for each name with what the person is. */
export const PaperSignatures = ({
  signers,
}: {
  readonly signers: readonly { readonly name: string; readonly role: string }[];
}) => (
  <Lines>
    {signers.map(({ name, role }) => (
      <div key={`${role} ${name}`}>
        <strong>{name}</strong>
        {`${role}, signature and date`}
      </div>
    ))}
  </Lines>
);
