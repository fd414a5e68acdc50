import { Component, type RefObject } from 'react';
import { moveRows, type RowPlaces, readPlaces } from './move-rows.ts';

/** Props of `ListMotion`. */
interface ListMotionProps {
  /** Element whose children are the rows. */
  readonly list: RefObject<HTMLElement | null>;
  /** The keys of the rows, in order, or of a long list what decides on them: the list is animated when they change. */
  readonly rows: readonly string[];
}

/**
 * Animates a list when rows are inserted, removed or reordered (`moveRows`); renders nothing. React removes a row at
 * once, so that the list never shows a row that is gone to readers and keys. A class, because only
 * `getSnapshotBeforeUpdate` can read where rows are before React removes them. framer-motion does the same only with
 * its layout features, which measure every row whenever one renders, and for rows that mount after it has loaded.
 */
export class ListMotion extends Component<ListMotionProps> {
  override getSnapshotBeforeUpdate({ rows }: ListMotionProps): RowPlaces | null {
    const list = this.props.list.current;
    return list && rows.join() !== this.props.rows.join() ? (readPlaces(list) ?? null) : null;
  }

  override componentDidUpdate(_props: ListMotionProps, _state: unknown, before: RowPlaces | null): void {
    const list = this.props.list.current;
    if (list && before) moveRows(list, before);
  }

  override render() {
    return null;
  }
}
