import type {
  accountHistory,
  cartSummary,
  customerAction,
  customerQuestions,
  customerTab,
  homeTile,
  PropsOf,
  transaction,
} from '../../contract/remote/index.ts';

/** What every place passes. */
type PropsOfPlaces = PropsOf<typeof accountHistory> &
  PropsOf<typeof cartSummary> &
  PropsOf<typeof customerAction> &
  PropsOf<typeof customerQuestions> &
  PropsOf<typeof customerTab> &
  PropsOf<typeof homeTile> &
  PropsOf<typeof transaction>;

/** For tests: props for a slot of any place, about the customer of the sample replies. `onClose`: what a slot closes by. */
export const sampleProps = (onClose: () => void): PropsOfPlaces => ({
  customerId: 'C1',
  name: 'Tan Wei Jun',
  customer: { customerId: 'C1', name: 'Tan Wei Jun' },
  accountId: '1000482917',
  plan: 'CS',
  kind: 'invest',
  itemId: null,
  onClose,
});

/** What of a page its address depends on. */
interface SamplePage {
  readonly path: string;
  readonly customer?: true | undefined;
}

/** For tests: an address of a page, about the customer of the sample replies: `/cart?customerId=C1`. */
export const sampleAddress = ({ path, customer }: SamplePage): string =>
  path.replaceAll(/:\w+/g, 'A1') + (customer ? '?customerId=C1' : '');
