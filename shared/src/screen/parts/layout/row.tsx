import { TextLink, type To, useHref, useNavigate } from '@portal/shared/ui';
import { createContext, type MouseEvent, type ReactNode, type Ref, use } from 'react';

interface Destination {
  readonly to: To;
  /** Navigation state, as for `navigate`. */
  readonly state?: unknown;
}

const RowDestination = createContext<Destination | undefined>(undefined);

/** Props of `Row`. */
export interface RowProps extends Destination {
  readonly children: ReactNode;
  /** The row that the arrow keys have selected. */
  readonly active?: boolean;
  readonly id?: string;
  /** For a virtual list: measures the row. */
  readonly ref?: Ref<HTMLTableRowElement>;
  /** For a virtual list: index of the row among all rows, from 0. */
  readonly 'data-index'?: number;
  /** For a virtual list: position of the row among all rows of the table, from 1. */
  readonly 'aria-rowindex'?: number;
}

/**
 * A table row that opens the page `to`, with the navigation state `state`, on a click anywhere, or by its `RowLink` on
 * Enter. The middle button, Ctrl, ⌘ and Shift open it beside this page, as they do on the link. Keyboard and screen reader
 * use only the `RowLink`, so that a row is one stop and has a name. `active`: the arrow keys have selected it.
 */
export function Row({ children, to, state, active = false, ...row }: RowProps) {
  const navigate = useNavigate();
  const href = useHref(to);
  const open = (event: MouseEvent<HTMLTableRowElement>) => {
    if (!isForRow(event)) return;
    // the browser makes of it a tab behind this one, or a window, as its keys say
    if (isForAnotherTab(event)) window.open(href, '_blank', 'noopener');
    else if (!isSelectingText()) navigate(to, { state });
  };
  // on text, the browser would begin to scroll, or select up to here
  const keepFromText = (event: MouseEvent<HTMLTableRowElement>) => {
    if (isForRow(event) && isForAnotherTab(event)) event.preventDefault();
  };
  return (
    <tr
      {...row}
      data-open=""
      data-active={active || undefined}
      onClick={open}
      onAuxClick={(event) => event.button === middleButton && open(event)}
      onMouseDown={keepFromText}
    >
      <RowDestination value={{ to, state }}>{children}</RowDestination>
    </tr>
  );
}

/** Props of `RowLink`. */
export interface RowLinkProps extends Partial<Destination> {
  readonly children: ReactNode;
  /** -1 in a list whose rows are one stop of the Tab key. */
  readonly tabIndex?: number;
}

/**
 * The link in a `Row`, usually in its lead cell. Without `to` it opens the row's page; without both it is plain text.
 */
export function RowLink({ children, to, state, ...link }: RowLinkProps) {
  const row = use(RowDestination);
  const target = to === undefined ? row : { to, state };
  if (target === undefined) return <>{children}</>;
  return (
    <TextLink {...link} to={target.to} state={target.state} tone="plain" fontWeight="medium">
      {children}
    </TextLink>
  );
}

const middleButton = 1;

const isForAnotherTab = ({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === middleButton || metaKey || ctrlKey || shiftKey;

/** Whether a press is for the row: not for a control in it, nor for a menu of it, which is elsewhere in the page. */
function isForRow({ defaultPrevented, currentTarget, target }: MouseEvent): boolean {
  if (defaultPrevented || !(target instanceof Element && currentTarget.contains(target))) return false;
  return target.closest('a, button, input, label, select, textarea') === null;
}

function isSelectingText(): boolean {
  return (window.getSelection()?.toString() ?? '') !== '';
}
