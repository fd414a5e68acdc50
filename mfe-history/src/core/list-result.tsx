import type { Loadable } from '@portal/shared/contract';
import { Card, DelayedPlaceholder, LoadingRows } from '@portal/shared/parts';
import { FailurePanel } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface ListResultProps<Item> {
  readonly called: Loadable<readonly Item[]>;
  /** What the list has, as the first word of a sentence: `Dividends`. */
  readonly name: string;
  /** Shown for a list without items. */
  readonly empty: ReactNode;
  readonly children: (items: readonly [Item, ...Item[]]) => ReactNode;
}

/**
 * The states of a list's call: placeholders while it loads, a failure with a retry, `empty` without items, and
 * `children`, which gets at least one item. `name` says what the items are. Failed never looks empty.
 */
export function ListResult<Item>({ called, name, empty, children }: ListResultProps<Item>) {
  switch (called.status) {
    case 'loading':
      return (
        <DelayedPlaceholder hasSlowNotice>
          <Card>
            <LoadingRows rows={6} values={2} label={`${name} loading`} />
          </Card>
        </DelayedPlaceholder>
      );
    case 'failed':
      return (
        <Card>
          <FailurePanel
            title={`${name} could not be loaded`}
            meaning={`No ${name.toLowerCase()} are lost. ${called.error.message}`}
            onRetry={called.retry}
          />
        </Card>
      );
    case 'ok': {
      const [first, ...others] = called.value;
      return first === undefined ? <Card>{empty}</Card> : children([first, ...others]);
    }
  }
}
