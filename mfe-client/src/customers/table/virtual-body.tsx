import { formatCount } from '@portal/shared/counts';
import { ListMotion } from '@portal/shared/motion';
import { pageAddress } from '@portal/shared/page-address';
import { customerPath } from '@portal/shared/pages';
import { Row } from '@portal/shared/parts';
import { Button } from '@portal/shared/ui';
import type { VirtualRows } from '@portal/shared/virtual-rows';
import { type ComponentProps, type FocusEvent, Fragment, memo, type RefObject } from 'react';
import type { ListItem, ListView } from '../list/list-view.ts';
import { CustomerCells } from './customer-cells.tsx';
import { columnsOfAll } from './customers-table-frame.tsx';
import type { SetPinned } from './pin-button.tsx';
import { createRowKeys, rowIndexOf } from './row-keys.ts';

interface VirtualBodyProps {
  readonly body: RefObject<HTMLTableSectionElement | null>;
  readonly items: readonly ListItem[];
  readonly view: ListView;
  readonly isPhone: boolean;
  readonly virtual: VirtualRows;
  /** Key of the row that is marked. */
  readonly activeKey: string | undefined;
  /** Key of the row that the Tab key stops at. */
  readonly tabStop: string | undefined;
  readonly onMore: (item: Extract<ListItem, { kind: 'more' }>) => void;
  readonly onPin: SetPinned | undefined;
  readonly onLeave: () => void;
}

/** The rows near the screen, and empty rows as high as all others. */
export function VirtualBody({
  body,
  items,
  virtual,
  view,
  activeKey,
  tabStop,
  onLeave,
  ...props
}: VirtualBodyProps) {
  const { rows, gapAfter, measure, focusRow, keepRow } = virtual;
  const onBlur = (event: FocusEvent) => {
    // without a next element the window has lost the focus, and will give it back
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) keepRow(undefined);
  };
  return (
    <tbody
      ref={body}
      onKeyDown={createRowKeys({ items, focusRow, onLeave })}
      onFocus={({ target }) => keepRow(rowIndexOf(target))}
      onBlur={onBlur}
    >
      {rows.map(({ index, key, gapBefore }) => {
        const item = items[index];
        return item ? (
          <Fragment key={key}>
            <Gap height={gapBefore} />
            <ItemRow
              item={item}
              index={index}
              measure={measure}
              isActive={item.key === activeKey}
              isTabStop={item.key === tabStop}
              view={view}
              {...props}
            />
          </Fragment>
        ) : null;
      })}
      <Gap height={gapAfter} />
      {/* while the agent types, rows are where they are at once */}
      <ListMotion
        key={view.keyword}
        list={body}
        rows={[view.filter, view.sort, String(view.pinnedIds.size)]}
      />
    </tbody>
  );
}

function Gap({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td data-gap="" colSpan={columnsOfAll} style={{ height }} />
    </tr>
  );
}

interface ItemRowProps extends Pick<VirtualBodyProps, 'view' | 'isPhone' | 'onMore' | 'onPin'> {
  readonly item: ListItem;
  readonly index: number;
  readonly measure: (row: HTMLTableRowElement | null) => void;
  readonly isActive: boolean;
  readonly isTabStop: boolean;
}

function ItemRow({ item, index, measure, view, onMore, ...props }: ItemRowProps) {
  switch (item.kind) {
    case 'customer':
      return (
        <CustomerItem
          customer={item.customer}
          index={index}
          measure={measure}
          today={view.today}
          keyword={view.keyword}
          isPinned={view.pinnedIds.has(item.key)}
          {...props}
        />
      );
    case 'heading':
      return (
        <tr {...placeOf(index)} ref={measure} data-group="">
          <td colSpan={columnsOfAll}>
            <b>{item.text}</b> · {formatCount(item.count)}
            {view.sort === 'name' ? (item.count === 1 ? ' customer' : ' customers') : null}
          </td>
          {otherCells}
        </tr>
      );
    case 'more':
      return (
        <tr {...placeOf(index)} ref={measure} data-more="">
          <td colSpan={columnsOfAll}>
            <Button
              variant="ghost"
              size="sm"
              tabIndex={props.isTabStop ? 0 : -1}
              onClick={() => onMore(item)}
            >
              {item.text}
            </Button>
          </td>
          {otherCells}
        </tr>
      );
  }
}

/** The cells of the columns that only some windows have: phone, e-mail and cart. */
const otherCells = (
  <>
    <td aria-hidden data-from="wide" />
    <td aria-hidden data-from="wide" data-mail="" />
    <td aria-hidden data-from="lg" data-cart="" />
  </>
);

// the first row is the head's
const placeOf = (index: number) => ({ 'data-index': index, 'aria-rowindex': index + 2 });

type CustomerItemProps = ComponentProps<typeof CustomerCells> & Pick<ItemRowProps, 'index' | 'measure'>;

/** A customer's row. It renders again only when it changes, because the list does with each step of scrolling. */
const CustomerItem = memo(function CustomerItem({ index, measure, ...props }: CustomerItemProps) {
  return (
    <Row
      {...placeOf(index)}
      ref={measure}
      to={pageAddress(customerPath, { customerId: props.customer.customerId })}
      active={props.isActive}
    >
      <CustomerCells {...props} />
    </Row>
  );
});
