import { Table } from '@portal/shared/parts';
import { chakra } from '@portal/shared/ui';

/** A table of the history. On a phone each row is a card with the fund on top. */
export const HistoryTable = chakra(Table, {
  base: { '@media (max-width: 767px)': { '& tbody td[data-lead]': { order: '-1' } } },
});
