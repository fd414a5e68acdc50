import { createContext, useContext } from 'react';

/** Orders that are placed one after the other, such as those of a split amount. */
export interface OrderSeries {
  /** Position of this order, from 1. */
  readonly position: number;
  readonly count: number;
  /** Called when this order is in the cart, also after its form was closed. It is not offered again. */
  readonly onAdded: () => void;
  /** Opens the next order's form, or closes the drawer after the last. */
  readonly openNext: () => void;
  /** Called when the agent gives up this order and those after it. */
  readonly onLeave: () => void;
}

/** What a form may do after its order was added, instead of closing the drawer. */
export interface DrawerOrders {
  /** Opens a new form of the same kind in the same drawer, with the account. Absent where the drawer only closes. */
  readonly addAnother?: (accountId: string) => void;
  /** The series that this order belongs to. */
  readonly series?: OrderSeries | undefined;
  /** Whether this form follows another one in the same drawer. */
  readonly isFollowing: boolean;
}

/** The order of the form below, among those of its drawer. */
export const DrawerOrdersContext = createContext<DrawerOrders>({ isFollowing: false });

/**
 * Returns what the drawer around a form lets it do after its order was added (open another form), the series of orders
 * that it belongs to, if any, and whether it follows another form. Outside such a drawer: none of it.
 */
export const useDrawerOrders = (): DrawerOrders => useContext(DrawerOrdersContext);
