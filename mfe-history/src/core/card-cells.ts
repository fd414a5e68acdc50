import { type Column, columnStyles } from '@portal/shared/table-columns';

const below768 = '@media (max-width: 767px)';

/**
 * Returns the styles of columns whose rows are cards of two columns on a phone, where `areas` has the place of each cell
 * (`row/column`), and the cells of the first `unlabelledRows` rows need no label.
 */
export const cardStyles = (columns: readonly Column[], unlabelledRows: number) => ({
  [below768]: { '& tbody tr': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '3' } },
  ...columnStyles(
    columns.map((column) => {
      const [row, at] = column.areas?.[0]?.split('/') ?? [];
      return {
        ...column,
        cells: {
          [below768]: {
            flexWrap: 'wrap',
            justifyContent: at === '2' ? 'flex-end' : 'flex-start',
            '&::before': Number(row) <= unlabelledRows ? { display: 'none' } : { me: '0' },
          },
        },
      };
    }),
    [below768],
  ),
});
