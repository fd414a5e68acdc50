import { Menu } from '@portal/shared/parts';
import { IconButton } from '@portal/shared/ui';
import { SlidersHorizontal } from 'lucide-react';
import { type RowHeight, rowHeights } from '../list/use-list-layout.ts';

const labels: Readonly<Record<RowHeight, string>> = {
  comfortable: 'Comfortable',
  compact: 'Compact',
};

interface ListOptionsProps {
  readonly rowHeight: RowHeight;
  readonly onRowHeight: (rowHeight: RowHeight) => void;
}

/** The button that opens how the list is shown: the height of its rows. */
export function ListOptions({ rowHeight, onRowHeight }: ListOptionsProps) {
  return (
    <Menu
      label="List options"
      items={[
        {
          id: 'rows',
          label: 'Row height',
          value: rowHeight,
          options: rowHeights.map((id) => ({ id, label: labels[id] })),
          onChange: (id) => {
            const chosen = rowHeights.find((one) => one === id);
            if (chosen) onRowHeight(chosen);
          },
        },
      ]}
      trigger={
        <IconButton aria-label="List options" variant="outline" boxSize="34px" data-screen-only="">
          <SlidersHorizontal aria-hidden />
        </IconButton>
      }
    />
  );
}
