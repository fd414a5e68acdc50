import { Th, type ThProps } from '@portal/shared/parts';
import type { SystemStyleObject } from '@portal/shared/ui';
import type { ComponentProps } from 'react';

/** A column of a table. Its styles may depend on the window or a container. */
export interface Column {
  /** Its name (`label`: for screen readers alone), width, alignment, and the window from which it is shown. */
  readonly head: ThProps & { readonly children?: string };
  /** Styles of its cells below the head, and on a phone; of its head; of both. */
  readonly cells?: SystemStyleObject;
  readonly phone?: SystemStyleObject;
  readonly headStyle?: SystemStyleObject;
  readonly both?: SystemStyleObject;
}

/**
 * Returns the styles of a table's columns. `rows` are the rows with a cell for each column. A cell is found by its place,
 * because an attribute of each would make long lists slow.
 */
export const columnStyles = (columns: readonly Column[], rows = 'tbody tr'): SystemStyleObject =>
  Object.fromEntries(
    columns.flatMap(({ cells, phone, headStyle = {}, both = {} }, at) => {
      const place = `:nth-of-type(${at + 1})`;
      return [
        [`& tr > :is(th, td)${place}`, both],
        [`& th${place}`, headStyle],
        [`& ${rows} > td${place}`, { ...cells, '@media (max-width: 767px)': phone }],
      ];
    }),
  );

interface TableHeadProps extends ComponentProps<'tr'> {
  readonly columns: readonly Column[];
}

/** The head of a table with the names of its columns, in a row with these other props. */
export const TableHead = ({ columns, ...row }: TableHeadProps) => (
  <thead>
    <tr {...row}>
      {columns.map(({ head }) => (
        <Th key={head.children ?? head.label} {...head} />
      ))}
    </tr>
  </thead>
);
