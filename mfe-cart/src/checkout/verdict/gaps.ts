import type { FieldProblem } from '@portal/shared/form-values';
import { getShortName } from '@portal/shared/items';
import { pluralize } from '../../core/format-text.ts';
import { boughtLeg, type CartItem } from '../../core/items/cart-item.ts';
import { isAskedInPerson } from '../checkout-state.ts';
import { type Complaint, groupComplaints } from '../complaints.ts';
import { acknowledgedField, reasonField } from '../declaration/declaration.ts';

/** Something that keeps items from being checked out. */
export interface Gap {
  readonly id: string;
  readonly text: string;
  /** The item that it is about, whose drawer settles it. */
  readonly item?: CartItem;
  /** The field of the checkout that settles it. */
  readonly field?: string;
}

const isAbout = ({ id }: CartItem, field: string) =>
  field === acknowledgedField(id) || field === reasonField(id);

const isSameFund = (one: CartItem, other: CartItem) => boughtLeg(one)?.scheme === boughtLeg(other)?.scheme;

/**
 * Returns what keeps these items from being checked out ('gaps'): the complaints (one about several items once), then
 * what is `missing` and can be filled before the checkout, each with the item or field that it is about. Questions that
 * only the checkout asks the customer are left out. Empty when nothing is in the way.
 */
export function gapsOf(
  items: readonly CartItem[],
  missing: readonly FieldProblem[],
  complaints: readonly Complaint[],
): readonly Gap[] {
  const { others, shared, own } = groupComplaints(items, complaints);
  const complained: readonly Gap[] = [
    // the checkout shows them once, with the items
    ...shared.map(({ text, items: those }) => ({
      id: `several ${text}`,
      text: `${pluralize(those.length, 'item')}: ${text}`,
    })),
    ...items.flatMap((item) =>
      (own.get(item.id) ?? []).map((text) => ({
        id: `${item.id} ${text}`,
        text: `${getShortName(item.text)}: ${text}`,
        item,
      })),
    ),
    ...others.map((text, index) => ({ id: `other ${index}`, text })),
  ];
  const unanswered = missing
    .filter((problem) => !isAskedInPerson(problem))
    .map(({ field, problem }): Gap => {
      const item = items.find((each) => isAbout(each, field));
      // the drawer of one order would leave the other orders of the fund open
      const isAlone = item && items.filter((each) => isSameFund(each, item)).length === 1;
      return { id: field, text: problem, ...(isAlone ? { item } : { field }) };
    });
  return [...complained, ...unanswered];
}
