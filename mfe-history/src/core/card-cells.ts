import type { SystemStyleObject } from '@portal/shared/ui';

/** The rows of a phone's cards have two columns. */
export const cardRows: SystemStyleObject = {
  '@media (max-width: 767px)': {
    '& tbody tr': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '3' },
  },
};

/** Returns the styles of a cell in a phone's card, at `row/column`; `unlabelled` without the column's name. */
export const inCard = (gridArea: string, label?: 'unlabelled'): SystemStyleObject => ({
  gridArea,
  flexWrap: 'wrap',
  justifyContent: gridArea.split('/')[1] === '2' ? 'flex-end' : 'flex-start',
  '&::before': label ? { display: 'none' } : { me: '0' },
});
