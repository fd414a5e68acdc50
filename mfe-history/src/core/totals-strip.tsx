import { useFadeIn } from '@portal/shared/motion';
import { Box, chakra, VisuallyHidden } from '@portal/shared/ui';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { OverTime, type OverTimeProps } from './over-time.tsx';
import { Spark } from './spark.tsx';

const Strip = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    minH: '60px',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
  },
});

/** A line for each currency. On a phone and a tablet its figures follow one another, with their names. */
const Totals = chakra('table', {
  base: {
    alignSelf: 'center',
    w: 'full',
    my: '1.5',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& :is(th, td)': {
      ps: '4',
      lineHeight: '22px',
      textAlign: 'end',
      verticalAlign: 'baseline',
      whiteSpace: 'nowrap',
    },
    '& thead th': { color: 'fg.subtle', textStyle: 'xs', fontWeight: 'normal', lineHeight: '16px' },
    '& :is(th, td):first-of-type:is(th)': {
      ps: '5',
      textAlign: 'start',
      fontWeight: 'semibold',
      fontSize: '13px',
    },
    '& td:last-of-type': { pe: '5' },
    '& thead th:last-of-type': { pe: '5' },
    '@media (max-width: 1023px)': {
      display: 'block',
      '& thead': { position: 'absolute', w: '1px', h: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
      '& tbody': { display: 'block' },
      '& tbody tr': { display: 'flex', flexWrap: 'wrap', columnGap: '3', px: '4', py: '1' },
      '& tbody :is(th, td)': { p: '0 !important', lineHeight: '20px', textAlign: 'start', fontSize: '13px' },
      '& tbody td::before': { content: 'attr(data-label) " "', color: 'fg.subtle', textStyle: 'xs' },
      '& [data-net]': { order: '-1' },
      '& tbody th': { order: '-1', w: '8' },
    },
    '@media (min-width: 768px) and (max-width: 1023px)': {
      '& tbody tr': { flexWrap: 'nowrap', justifyContent: 'space-between' },
      '& tbody td::before': { display: 'block' },
    },
  },
});

const Toggle = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: 'center',
    justifyContent: 'center',
    gap: { base: '1', md: '3' },
    minH: 'touch',
    px: { base: '3', md: '5' },
    py: '1.5',
    borderInlineStartWidth: '1px',
    borderColor: 'border.subtle',
    cursor: 'pointer',
    outlineOffset: '-2px',
    _hover: { bg: 'bg.hover' },
    '& > span': {
      display: 'grid',
      justifyItems: 'start',
      color: 'fg.subtle',
      textStyle: 'xs',
      whiteSpace: 'nowrap',
    },
    '& b': { display: 'flex', alignItems: 'center', gap: '1', color: 'brand.fg', fontWeight: 'medium' },
    '&[aria-expanded=true] b svg': { transform: 'rotate(180deg)' },
  },
});

/** A column of the totals. Its name is also the figure's on a phone. */
export interface TotalColumn<Total> {
  readonly name: string;
  readonly cell: (total: Total) => ReactNode;
  /** The figure that a phone shows first. */
  readonly isFirst?: true;
}

interface TotalsStripProps<Total> {
  readonly totals: readonly Total[];
  readonly columns: readonly TotalColumn<Total>[];
  /** Absent where the totals say all. */
  readonly chart: Omit<OverTimeProps, 'currencies'> | undefined;
}

/**
 * Totals in a line for each currency, because currencies are never added, and beside them a small chart, which unfolds;
 * Escape folds it.
 */
export function TotalsStrip<Total extends { readonly currency: string }>(props: TotalsStripProps<Total>) {
  const { totals, columns, chart } = props;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useFadeIn(content, isOpen);
  const fold = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    toggle.current?.focus();
  };
  const currencies = totals.map(({ currency }) => currency);
  const [first] = currencies;
  return (
    <Box onKeyDown={fold}>
      <Strip>
        <Totals aria-label="Totals by currency">
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>Currency</VisuallyHidden>
              </th>
              {columns.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {totals.map((total) => (
              <tr key={total.currency}>
                <th scope="row">{total.currency}</th>
                {columns.map(({ name, isFirst, cell }) => (
                  <td key={name} data-label={name} data-net={isFirst}>
                    {cell(total)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Totals>
        {chart && first !== undefined ? (
          <Toggle
            ref={toggle}
            type="button"
            data-screen-only=""
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? null : <Spark values={chart.valuesOf(first)} kind={chart.kind} />}
            <span>
              {`${first} by ${chart.unit.toLowerCase()}`}
              <b>
                {isOpen ? 'Hide chart' : 'Chart'}
                <ChevronDown size={14} aria-hidden />
              </b>
            </span>
          </Toggle>
        ) : null}
      </Strip>
      <div ref={content} id={id}>
        {chart && isOpen ? <OverTime {...chart} currencies={currencies} /> : null}
      </div>
    </Box>
  );
}
