/**
 * Returns the styles of the cells of a phone's cards, in two columns: `areas` has the grid area of each column's cell
 * (`row/column`), and the cells of the first `unlabelledRows` rows need no label.
 */
export const placeCells = (areas: readonly string[], unlabelledRows: number) => ({
  '& tbody tr': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '3' },
  ...Object.fromEntries(
    areas.map((gridArea, at) => {
      const [row, column] = gridArea.split('/');
      return [
        `& tbody td:nth-of-type(${at + 1})`,
        {
          gridArea,
          flexWrap: 'wrap',
          justifyContent: column === '2' ? 'flex-end' : 'flex-start',
          '&::before': Number(row) <= unlabelledRows ? { display: 'none' } : { me: '0' },
        },
      ];
    }),
  ),
});
