import { Th, type ThProps } from '@portal/shared/parts';
import type { SystemStyleObject } from '@portal/shared/ui';

/** A column of a table. Its styles may depend on the window or a container. */
export interface Column {
  /** Its name (`label`: for screen readers alone), width, alignment, and the window from which it is shown. */
  readonly head: ThProps & { readonly children?: string };
  /** Grid area of its cell in each layout of a row. */
  readonly areas?: readonly string[];
  /** Styles of its cells below the head; of its head; of both. */
  readonly cells?: SystemStyleObject;
  readonly headStyle?: SystemStyleObject;
  readonly both?: SystemStyleObject;
}

/**
 * Returns the styles of a table's columns. `layouts` are the queries of the layouts that `areas` of each column are for;
 * `rows` are the rows with a cell for each column. A cell is found by its place, because an attribute of each would make
 * long lists slow.
 */
export const columnStyles = (
  columns: readonly Column[],
  layouts: readonly string[],
  rows = 'tbody tr',
): SystemStyleObject =>
  Object.fromEntries(
    columns.flatMap(({ areas = [], cells = {}, headStyle = {}, both = {} }, at) => {
      const place = `:nth-of-type(${at + 1})`;
      const placed = areas.map((gridArea, layout) => [layouts[layout], { gridArea }]);
      return [
        [`& tr > :is(th, td)${place}`, both],
        [`& th${place}`, headStyle],
        [`& ${rows} > ${place}`, Object.fromEntries(placed)],
        [`& ${rows} > td${place}`, cells],
      ];
    }),
  );

/** The heads of a table's columns. */
export const ColumnHeads = ({ columns }: { readonly columns: readonly Column[] }) =>
  columns.map(({ head }) => <Th key={head.children ?? head.label} {...head} />);
